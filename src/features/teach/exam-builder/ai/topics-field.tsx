/** Text field that collects topics as chips: Enter or a comma adds one. */

import { IconX } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { trimText } from '#src/lib/invisible.ts'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { isComposing } from '#src/ui/hooks/typing-place.ts'
import { Row } from '#src/ui/layout/layout.tsx'
import { words } from '../words.ts'
import classes from './ai.module.css'

const { ai: texts } = words

/** Adds the typed text to the topics, without duplicates. */
export function addTopics(topics: readonly string[], typed: string): string[] {
  return [...new Set([...topics, ...typed.split(',').map(trimText)])].filter((topic) => topic !== '')
}

interface TopicsFieldProps {
  topics: readonly string[]
  /** The topic that is not added yet; it is included when questions are requested. */
  typed: string
  onTopics: (topics: string[], typed: string) => void
}

export function TopicsField({ topics, typed, onTopics }: TopicsFieldProps) {
  const add = () => onTopics(addTopics(topics, typed), '')
  function onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event) || (event.key !== 'Enter' && event.key !== ',')) return
    event.preventDefault()
    add()
  }

  return (
    <div>
      <TextField
        label={texts.topics}
        hint={texts.topicsHint}
        placeholder={texts.addTopic}
        value={typed}
        autoComplete="off"
        enterKeyHint="enter"
        onChange={({ target }) => onTopics([...topics], target.value)}
        onKeyDown={onKeyDown}
      />
      {topics.length > 0 && (
        <Row as="ul" align="stretch" wrap gap={6} className={classes.topics}>
          {topics.map((topic) => (
            <Row as="li" variant="small" weight={500} radius="sm" key={topic} className={classes.topic}>
              <span data-latin>{topic}</span>
              <button
                type="button"
                className={classes.untopic}
                aria-label={texts.removeTopic(topic)}
                onClick={() =>
                  onTopics(
                    topics.filter((other) => other !== topic),
                    typed,
                  )
                }
              >
                <IconX size={16} aria-hidden="true" />
              </button>
            </Row>
          ))}
        </Row>
      )}
    </div>
  )
}
