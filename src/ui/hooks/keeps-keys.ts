/** Where keys are typed, or mean something of their own: fields, and what Space or an arrow moves. (WCAG 2.1.4) */
export function keepsKeys(target: EventTarget | null, code: string): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.closest('[role=dialog]')) return true
  if (target instanceof HTMLInputElement && target.type !== 'range') return true
  if (target.matches('textarea, select')) return true
  if (code === 'Space') return target.matches('button, a, summary')
  return code.startsWith('Arrow') && target.matches('[role=tab]')
}
