#pragma once

// Swift's overlay of the C library leaves this header of Linux out.
#include <sys/signalfd.h>
