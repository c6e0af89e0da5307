/** Tells whether keys mean something of their own there: in fields, and where Space or an arrow moves something. (WCAG 2.1.4) */
export function isTypingPlace(target: EventTarget | null, code: string): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.closest('[role=dialog]')) return true
  if (target instanceof HTMLInputElement && target.type !== 'range') return true
  if (target.matches('textarea, select')) return true
  if (code === 'Space') return target.matches('button, a, summary')
  return code.startsWith('Arrow') && target.matches('[role=tab]')
}
