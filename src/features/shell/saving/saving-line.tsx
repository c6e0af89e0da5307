/**
 * A quiet line of one row about saved data, above everything and away from work: the offer at a first visit on
 * a slow connection, and a warning near one's own limit. (rulings R69, R92)
 */

import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isPatternMatch } from '#src/lib/frame-address.ts'
import { paths } from '#src/lib/paths.ts'
import { writeSavingChoice } from '#src/stores/browser/save-data.ts'
import { useSlot } from '#src/stores/shell/slot-store.ts'
import { Button } from '#src/ui/button.tsx'
import { announce } from '#src/ui/frame/announcer.tsx'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { type Said, savingSaid, useSavingLine } from './saving-line-store.ts'
import { words } from './words.ts'
import classes from './saving-line.module.css'

/** Pages for browsing, without a form and without a bar for paying. */
const CALM: readonly string[] = [
  paths.home,
  paths.courses,
  paths.category,
  paths.freeCourses,
  paths.dashboard,
  paths.myCourses,
  paths.routine,
].map(({ pattern }) => pattern)

const isTyping = () => document.activeElement?.matches('input, textarea, select') ?? false

function Offer() {
  const answer = (isOn: boolean) => {
    savingSaid(undefined)
    void writeSavingChoice(isOn)
  }
  return (
    <>
      <Text as="p" variant="caption" tight shrink>
        {words.offer}
      </Text>
      <Row gap={6} fixed>
        <Button variant="default" size="sm" onClick={() => answer(false)}>
          {words.stop}
        </Button>
        <Button variant="default" size="sm" onClick={() => answer(true)}>
          {words.keep}
        </Button>
      </Row>
    </>
  )
}

function Near({ percent, onSeen }: Exclude<Said, 'offer'>) {
  const close = () => {
    savingSaid(undefined)
    onSeen()
  }
  return (
    <>
      <Text as="p" variant="caption" tight shrink>
        {words.near(percent)}
      </Text>
      <Row gap={6} fixed>
        <Button variant="default" size="sm" onClick={close}>
          {words.close}
        </Button>
        <Button variant="default" size="sm" to={`${paths.me()}#data`} onClick={close}>
          {words.show}
        </Button>
      </Row>
    </>
  )
}

function Line({ said }: { said: Said }) {
  useEffect(() => announce(said === 'offer' ? words.offer : words.near(said.percent)), [said])
  return (
    <section className={classes.line} aria-label={words.label}>
      {said === 'offer' ? <Offer /> : <Near {...said} />}
    </section>
  )
}

export function SavingLine() {
  const said = useSavingLine((state) => state.said)
  const { pathname } = useLocation()
  const isCalm = CALM.some((pattern) => isPatternMatch(pattern, pathname))
  const hasSlot = useSlot('saving', said !== undefined && isCalm)
  return said !== undefined && hasSlot && !isTyping() ? <Line said={said} /> : null
}
