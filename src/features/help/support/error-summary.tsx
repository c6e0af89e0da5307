/** All errors in one element, which gets the focus and links to each field. */

import { useEffect, useRef } from 'react'
import { Surface, Text } from '#src/ui/layout/layout.tsx'
import type { Problems } from './ticket-text.ts'
import { words } from './words.ts'
import classes from './error-summary.module.css'

export const getControlId = (field: keyof Problems) => `ticket-${field}`

/** `round` counts the tries: each moves the focus here again. */
export function ErrorSummary({ problems, round }: { problems: Problems; round: number }) {
  const box = useRef<HTMLDivElement>(null)
  const found = Object.entries(problems) as [keyof Problems, string][]
  const isNeeded = found.length > 0
  useEffect(() => {
    if (round > 0 && isNeeded) box.current?.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- only a try moves the focus, and not a field that was fixed meanwhile
  }, [round])
  if (!isNeeded) return null
  return (
    <Surface
      tone="error"
      ground="error"
      radius="card"
      padY={12}
      padX={16}
      ref={box}
      tabIndex={-1}
      role="alert"
      className={classes.root}
    >
      <Text weight={600}>{words.problems.title(found.length)}</Text>
      <ul>
        {found.map(([field, problem]) => (
          <li key={field}>
            <a
              href={`#${getControlId(field)}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(getControlId(field))?.focus()
              }}
            >
              {problem}
            </a>
          </li>
        ))}
      </ul>
    </Surface>
  )
}
