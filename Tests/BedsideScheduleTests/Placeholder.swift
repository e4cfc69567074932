enum BedsideScheduleTestsPlaceholder {}
