/** Illustrated steps for what only the person can do, in the browser or on the phone. (ruling R59) */

import type { ReactNode } from 'react'
import { formatNumber } from '#src/lib/bn.ts'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import type { PushState } from './device.ts'
import { words } from './words.ts'
import classes from './push.module.css'

/** A line drawing in the surrounding text colour. */
function Drawing({ label, children }: { label: string; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 160 84"
      width="160"
      height="84"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      role="img"
      aria-label={label}
    >
      {children}
    </svg>
  )
}

/** The icon beside the address, and the switch below it. */
function AllowPicture() {
  return (
    <Drawing label={words.deniedPicture}>
      <rect x="4" y="6" width="152" height="26" rx="13" />
      <path d="M18 15h6m4 0h4M18 23h2m4 0h8" />
      <circle cx="26" cy="15" r="2" />
      <circle cx="22" cy="23" r="2" />
      <path d="M46 19h56" strokeDasharray="5 5" />
      <path d="M25 36v8" />
      <rect x="10" y="46" width="124" height="32" rx="8" />
      <path d="M22 68h14m-12 0v-7a5 5 0 0 1 10 0v7m-7 3h4M46 62h34" />
      <rect x="98" y="54" width="26" height="16" rx="8" fill="currentColor" />
      <circle cx="116" cy="62" r="5" fill="var(--k-surface)" stroke="none" />
    </Drawing>
  )
}

/** The share arrow, and the plus in a square. */
export function HomeScreenPicture() {
  return (
    <Drawing label={words.homeScreenPicture}>
      <path d="M26 34H18v34h36V34h-8M36 52V14m-10 10 10-10 10 10" />
      <path d="M68 46h20m-7-7 7 7-7 7" />
      <rect x="104" y="24" width="40" height="40" rx="9" />
      <path d="M124 34v20m-10-10h20" />
    </Drawing>
  )
}

const STEPS = {
  denied: { text: words.denied, steps: words.deniedSteps, Picture: AllowPicture },
  'needs-home-screen': { text: words.homeScreen, steps: words.homeScreenSteps, Picture: HomeScreenPicture },
} as const

export const hasSteps = (state: PushState): state is keyof typeof STEPS => state in STEPS

export function PushSteps({ state }: { state: keyof typeof STEPS }) {
  const { text, steps, Picture } = STEPS[state]
  return (
    <Stack gap={8}>
      <Text variant="note">{text}</Text>
      <Row wrap align="start" gap={16} className={classes.steps}>
        <Text as="span" tone="accent" fixed>
          <Picture />
        </Text>
        <Stack as="ol" plain gap={4} grow variant="note">
          {steps.map((step, at) => (
            <li key={step}>
              {formatNumber(at + 1)}. {step}
            </li>
          ))}
        </Stack>
      </Row>
    </Stack>
  )
}
