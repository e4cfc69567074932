internal import CGLFW

extension Window {
  static func listenToKeys(_ handle: OpaquePointer) {
    unsafe glfwSetCharCallback(handle) { handle, codepoint in
      guard let scalar = Unicode.Scalar(codepoint) else { return }
      unsafe Window.owner(of: handle)?.add(.character(Character(scalar)))
    }
    unsafe glfwSetKeyCallback(handle) { handle, code, _, action, modifiers in
      guard action != GLFW_RELEASE, let key = WindowKey(code: code) else { return }
      unsafe Window.owner(of: handle)?.add(
        .key(
          key, shift: modifiers & GLFW_MOD_SHIFT != 0, control: modifiers & GLFW_MOD_CONTROL != 0))
    }
  }

  static func listenToPointer(_ handle: OpaquePointer) {
    unsafe glfwSetCursorPosCallback(handle) { handle, x, y in
      unsafe Window.owner(of: handle)?.add(.pointerMoved(x: x, y: y))
    }
    unsafe glfwSetCursorEnterCallback(handle) { handle, isInside in
      if isInside == GLFW_FALSE { unsafe Window.owner(of: handle)?.add(.pointerLeft) }
    }
    unsafe glfwSetMouseButtonCallback(handle) { handle, code, action, modifiers in
      guard let button = MouseButton(code: code) else { return }
      let pressed = WindowEvent.pressed(
        button, shift: modifiers & GLFW_MOD_SHIFT != 0,
        control: modifiers & GLFW_MOD_CONTROL != 0)
      unsafe Window.owner(of: handle)?.add(
        action == GLFW_PRESS ? pressed : .released(button))
    }
    unsafe glfwSetScrollCallback(handle) { handle, x, y in
      unsafe Window.owner(of: handle)?.add(.scrolled(x: x, y: y))
    }
  }

  static func listenToWindow(_ handle: OpaquePointer) {
    unsafe glfwSetFramebufferSizeCallback(handle) { handle, _, _ in
      unsafe Window.owner(of: handle)?.add(.resized)
    }
    unsafe glfwSetWindowContentScaleCallback(handle) { handle, _, _ in
      unsafe Window.owner(of: handle)?.add(.resized)
    }
    unsafe glfwSetWindowRefreshCallback(handle) { handle in
      unsafe Window.owner(of: handle)?.add(.damaged)
    }
    unsafe glfwSetWindowCloseCallback(handle) { handle in
      unsafe Window.owner(of: handle)?.add(.closeRequested)
    }
  }
}

extension WindowKey {
  fileprivate init?(code: CInt) {
    switch code {
    case GLFW_KEY_ESCAPE: self = .escape
    case GLFW_KEY_ENTER, GLFW_KEY_KP_ENTER: self = .enter
    case GLFW_KEY_TAB: self = .tab
    case GLFW_KEY_BACKSPACE: self = .backspace
    case GLFW_KEY_DELETE: self = .delete
    case GLFW_KEY_LEFT: self = .left
    case GLFW_KEY_RIGHT: self = .right
    case GLFW_KEY_UP: self = .up
    case GLFW_KEY_DOWN: self = .down
    case GLFW_KEY_PAGE_UP: self = .pageUp
    case GLFW_KEY_PAGE_DOWN: self = .pageDown
    case GLFW_KEY_HOME: self = .home
    case GLFW_KEY_END: self = .end
    case GLFW_KEY_F1: self = .f1
    default: return nil
    }
  }
}

extension MouseButton {
  fileprivate init?(code: CInt) {
    switch code {
    case GLFW_MOUSE_BUTTON_LEFT: self = .left
    case GLFW_MOUSE_BUTTON_RIGHT: self = .right
    case GLFW_MOUSE_BUTTON_MIDDLE: self = .middle
    default: return nil
    }
  }
}
