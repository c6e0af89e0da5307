/**
 * Asks a guest what they want to become; a signed-in person has it in the profile. The answer reorders this
 * page at once. (ruling R15)
 */

import { useState } from 'react'
import { readCategories } from '#src/api/contract/category.ts'
import { useRead } from '#src/api/use-api.ts'
import { readGoal, saveGoal } from '#src/stores/browser/goal.ts'
import { GUEST_OWNER } from '#src/stores/browser/guarded-storage.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { Text } from '#src/ui/layout/layout.tsx'
import { words } from './goal-words.ts'
import { SectionHead } from './section-head.tsx'
import chips from '#src/ui/chip-link.module.css'

interface GoalQuestionProps {
  className: string | undefined
  onAnswer: () => void
}

export function GoalQuestion({ className, onAnswer }: GoalQuestionProps) {
  const isGuest = useSession(({ status }) => status === 'guest')
  const { data = [] } = useRead(readCategories())
  const [goal, setGoal] = useState(() => readGoal(GUEST_OWNER))
  const [said, setSaid] = useState('')
  if (!isGuest || data.length === 0) return null
  function choose(title: string): void {
    const next = title === goal ? '' : title
    saveGoal(next, GUEST_OWNER)
    setGoal(next)
    setSaid(next === '' ? words.dropped : words.chosen(next))
    onAnswer()
  }
  return (
    <section className={className}>
      <SectionHead title={words.question} hint={words.hint} />
      <ul className={chips.row}>
        {data.map(({ _id, title }) => (
          <li key={_id}>
            <button
              type="button"
              className={chips.chip}
              aria-pressed={title === goal}
              onClick={() => choose(title)}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
      <Text tone="muted" variant="small" mt={8} role="status">
        {said}
      </Text>
    </section>
  )
}
