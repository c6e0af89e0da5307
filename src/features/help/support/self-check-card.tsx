/**
 * The self-check: runs automatically, names the fault and its fix, above the form that may then be
 * unnecessary.
 */

import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { paths } from '#src/lib/paths.ts'
import type { TicketCategory } from '#src/lib/ticket-category.ts'
import { loginAskedHere } from '#src/stores/session/login-panel-store.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Box, Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { changeDraft, useTicketDraft } from './draft.ts'
import { CHECK_NAMES, checkDevice, checkSelf, type Fault, findFaults, type Findings } from './self-check.ts'
import { words } from './words.ts'

const { check } = words

function FaultRow({ fault: { what, fix, isLogin } }: { fault: Fault }) {
  return (
    <Row as="li" align="start" gap={10}>
      <Box as="span" fixed mt={2} tone="accent">
        <IconAlertTriangle size={20} aria-hidden="true" />
      </Box>
      <Stack gap={6} items="start" shrink>
        <div>
          <Text weight={600}>{what}</Text>
          <p>{fix}</p>
        </div>
        {isLogin && (
          <Button variant="light" size="sm" onClick={() => loginAskedHere()}>
            {check.login}
          </Button>
        )}
      </Stack>
    </Row>
  )
}

function summarise(faults: readonly Fault[], isRunning: boolean): string {
  if (faults.length > 0) return check.found(faults.length)
  return isRunning ? check.running : check.well
}

const nameChecks = (findings: Findings, finding: 'ok' | undefined) =>
  CHECK_NAMES.filter((name) => findings[name] === finding).map((name) => check.names[name])

export function SelfCheckCard({ category }: { category: TicketCategory }) {
  const [last, setLast] = useState<{ subject: string; round: number; findings: Findings }>()
  const [round, setRound] = useState(0)
  const status = useSession((state) => state.status)
  const { path } = useTicketDraft()
  // Another category or login makes the last result void; a press only renews it.
  const subject = `${category} ${status}`
  const isKnown = last?.subject === subject
  const isRunning = !isKnown || last.round !== round
  const findings = isKnown ? last.findings : checkDevice(category)
  const faults = findFaults(findings)
  useEffect(() => {
    let isWanted = true
    void checkSelf(category).then((found) => {
      if (!isWanted) return
      setLast({ subject, round, findings: found })
      changeDraft({ check: words.facts.check(findFaults(found).map(({ what }) => what)) })
    })
    return () => {
      isWanted = false
    }
  }, [category, subject, round])
  return (
    <Notice tone={faults.length > 0 ? 'hint' : 'quiet'} role="region" aria-labelledby="self-check">
      <div>
        <Text as="h3" variant="small" weight={600} loose id="self-check">
          {check.title}
        </Text>
        <Text tone="muted" role="status">
          {summarise(faults, isRunning)}
        </Text>
      </div>
      {faults.length > 0 && (
        <>
          <Stack as="ul" plain gap={8}>
            {faults.map((fault) => (
              <FaultRow key={fault.what} fault={fault} />
            ))}
          </Stack>
          <Text tone="muted">
            {isKnown ? check.rest(nameChecks(findings, 'ok')) : check.others(nameChecks(findings, undefined))}
          </Text>
          <Row wrap gap={8}>
            <Button variant="default" size="sm" onClick={() => setRound(round + 1)}>
              {check.again}
            </Button>
            <Button variant="subtle" size="sm" to={path ?? paths.home()}>
              {check.solved}
            </Button>
          </Row>
        </>
      )}
    </Notice>
  )
}
