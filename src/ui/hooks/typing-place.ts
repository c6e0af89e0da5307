type Pressed = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>

/**
 * True while an input method composes: Enter, Esc and letters choose a word then and are never a command. Safari says so by the code
 * 229 alone for the key that ends it. Each handler of keys asks this first (tests/rules).
 */
export function isComposing(event: Pressed | { nativeEvent: Pressed }): boolean {
  const pressed = 'nativeEvent' in event ? event.nativeEvent : event
  return pressed.isComposing || pressed.keyCode === 229
}

/** Tells whether keys mean something of their own there: in fields, and where Space or an arrow moves something. (WCAG 2.1.4) */
export function isTypingPlace(target: EventTarget | null, code: string): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.closest('[role=dialog]')) return true
  if (target instanceof HTMLInputElement && target.type !== 'range') return true
  if (target.matches('textarea, select')) return true
  if (code === 'Space') return target.matches('button, a, summary')
  return code.startsWith('Arrow') && target.matches('[role=tab]')
}
