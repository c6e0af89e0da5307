type Pressed = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>

/**
 * True while an input method composes: Enter, Esc and letters then choose a word and are never a command. In
 * Safari only the key code 229 shows it for the key that ends the composition. Each key handler checks this
 * first (tests/rules).
 */
export function isComposing(event: Pressed | { nativeEvent: Pressed }): boolean {
  const pressed = 'nativeEvent' in event ? event.nativeEvent : event
  return pressed.isComposing || pressed.keyCode === 229
}

/**
 * Tells whether keys have their own meaning there: in fields, and where Space or an arrow moves something.
 * (WCAG 2.1.4)
 */
export function isTypingPlace(target: EventTarget | null, code: string): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.closest('[role=dialog]')) return true
  if (target instanceof HTMLInputElement && target.type !== 'range') return true
  if (target.matches('textarea, select')) return true
  if (code === 'Space') return target.matches('button, a, summary')
  return code.startsWith('Arrow') && target.matches('[role=tab]')
}
