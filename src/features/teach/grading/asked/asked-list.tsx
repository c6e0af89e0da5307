/** Lists the learners who have asked about a mark, by question, the oldest first. */

import { readAskedMark } from '#src/lib/mark-question.ts'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Portrait } from '#src/ui/pictures/portrait.tsx'
import type { AskedTalk } from './use-asked.ts'
import { words } from './words.ts'
import frame from '../by-question/by-question.module.css'
import classes from './asked.module.css'

interface AskedListProps {
  talks: readonly AskedTalk[]
  current: AskedTalk | undefined
  nameOf: (talk: AskedTalk) => string
  onGo: (talk: AskedTalk) => void
}

export const nameTalk = ({ paper, question }: AskedTalk) => `${paper} ${question}`

export function AskedList({ talks, current, nameOf, onGo }: AskedListProps) {
  const questions = [...new Set(talks.map(({ question }) => question))]
  return (
    <Stack as="nav" gap={16} className={classes.list} aria-label={words.list} data-scrolls>
      {questions.map((question) => {
        const own = talks.filter((talk) => talk.question === question)
        return (
          <Stack key={question} gap={4}>
            <Row justify="between" gap={8}>
              <Text as="h2" variant="small" tone="muted" weight={600}>
                {words.question(own[0]?.no ?? 0)}
              </Text>
              <Text as="span" variant="small" tone="muted">
                {words.people(own.length)}
              </Text>
            </Row>
            <Stack as="ul" gap={4} plain>
              {own.map((talk) => {
                const { person, comment, created_at: at } = talk.asked
                return (
                  <li key={talk.paper}>
                    <button
                      type="button"
                      className={frame.railRow}
                      data-person
                      aria-current={current && nameTalk(talk) === nameTalk(current) ? 'true' : undefined}
                      onClick={() => onGo(talk)}
                    >
                      <Portrait
                        name={nameOf(talk)}
                        src={nameOf(talk) === person.name ? person.picture : null}
                        size={36}
                      />
                      <Stack as="span" gap={0} shrink>
                        <strong>{nameOf(talk)}</strong>
                        <Text as="span" variant="small" tone="muted" anywhere data-latin>
                          {readAskedMark(comment).reason?.words ?? words.other}
                        </Text>
                      </Stack>
                      <Text as="span" variant="small" tone="muted" nowrap>
                        {words.age(at)}
                      </Text>
                    </button>
                  </li>
                )
              })}
            </Stack>
          </Stack>
        )
      })}
    </Stack>
  )
}
