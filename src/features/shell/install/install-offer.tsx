/**
 * Offers to install the app, inside the page: from the second visit to the dashboard on, never on the first.
 * (spec 4 Visit counter)
 */

import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { formatNumber } from '#src/lib/bn.ts'
import { DAY_MS } from '#src/lib/duration.ts'
import { getServerNow } from '#src/lib/server-time.ts'
import { readVisits } from '#src/lib/visit-counter.ts'
import { findStorage } from '#src/stores/browser/guarded-storage.ts'
import {
  hasInstallPrompt,
  isAppleTab,
  isInstalled,
  showInstallPrompt,
  watchInstallPrompt,
} from '#src/stores/browser/home-screen.ts'
import {
  getOwner,
  recallCopy,
  recallOwn,
  rememberCopy,
  rememberOwn,
} from '#src/stores/session/own-storage.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { usePendingAction } from '#src/ui/states/use-pending-action.ts'
import { words } from './words.ts'

/** Milliseconds. */
const LATER = 30 * DAY_MS
const LATER_KEY = 'install-later'
const CAME_KEY = 'install-came'

/** The people whose first visit this page load is: returning to the dashboard within it is the same visit. */
const firstVisits = new Set<string>()

/** The counter distinguishes visits within one browser session; earlier sessions are remembered. */
function isFirstVisit(): boolean {
  return (
    firstVisits.has(getOwner()) ||
    (recallCopy(CAME_KEY, v.boolean()) !== true && readVisits(findStorage('sessionStorage')) < 2)
  )
}

const isPutOff = () => (recallOwn(LATER_KEY, v.number()) ?? 0) > getServerNow()

function Steps({ picture }: { picture: ReactNode }) {
  return (
    <Row wrap align="start" gap={16}>
      <Text as="span" tone="accent" fixed>
        {picture}
      </Text>
      <Stack as="ol" plain gap={4} grow variant="note">
        {words.steps.map((step, at) => (
          <li key={step}>
            {formatNumber(at + 1)}. {step}
          </li>
        ))}
      </Stack>
    </Row>
  )
}

/** `picture` shows how to install on an iPhone, whose browser makes no offer itself. */
export function InstallOffer({ picture }: { picture: ReactNode }) {
  const [isEarly] = useState(isFirstVisit)
  const [state, setState] = useState<'asked' | 'putOff' | 'done' | 'none'>(() =>
    isPutOff() ? 'none' : 'asked',
  )
  const hasPrompt = useSyncExternalStore(watchInstallPrompt, hasInstallPrompt)
  useEffect(() => {
    if (isEarly) firstVisits.add(getOwner())
    rememberCopy(CAME_KEY, true)
  }, [isEarly])

  function putOff() {
    rememberOwn(LATER_KEY, getServerNow() + LATER)
    setState('putOff')
  }
  // Declining the browser's prompt counts as "later".
  const { isPending, runAction } = usePendingAction(
    (isAgreed: boolean) => (isAgreed ? setState('done') : putOff()),
    putOff,
  )
  const isApple = isAppleTab()
  if (isEarly || state === 'none') return null
  if (state !== 'asked') {
    return (
      <Text tone="muted" variant="small" role="status">
        {words[state]}
      </Text>
    )
  }
  if (!isPending && (isInstalled() || !(isApple || hasPrompt))) return null
  return (
    <Card as="section" aria-label={words.title}>
      <Stack gap={12}>
        <Text as="h2" variant="lead" tight weight={600}>
          {words.title}
        </Text>
        <Text tone="muted">{words.text}</Text>
        {isApple && <Steps picture={picture} />}
        <Row wrap gap={8}>
          {!isApple && (
            <Button
              onClick={() => void runAction(showInstallPrompt)}
              isPending={isPending}
              pendingText={words.installing}
            >
              {words.install}
            </Button>
          )}
          <Button variant="default" onClick={putOff}>
            {words.later}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}
