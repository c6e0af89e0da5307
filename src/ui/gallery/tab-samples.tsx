import { IconCheck, IconClock, IconSparkles } from '@tabler/icons-react'
import { useState } from 'react'
import { paths } from '#src/lib/paths.ts'
import { KeyCap } from '#src/ui/text/key-cap.tsx'
import { Price } from '#src/ui/text/price.tsx'
import { ChipLink } from '../chip-link.tsx'
import { Pill } from '../pill.tsx'
import { StepDashes, Stepper } from '../stepper.tsx'
import { Tabs } from '../tabs-with-panel.tsx'
import { LinkTabs } from '../tabs.tsx'
import { words } from './words.ts'
import chips from '../chip-link.module.css'
import classes from './gallery.module.css'

const { badges, tabs } = words

export function BadgeSamples() {
  return (
    <div className={classes.line}>
      <Pill tone="live" dot>
        {badges.live}
      </Pill>
      <Pill tone="urgent">{badges.seats}</Pill>
      <Pill tone="info">{badges.running}</Pill>
      <Pill tone="ok" icon={<IconCheck aria-hidden="true" />}>
        {badges.marks}
      </Pill>
      <Pill tone="due" icon={<IconClock aria-hidden="true" />}>
        {badges.due}
      </Pill>
      <Pill tone="missed">{badges.missed}</Pill>
      <Pill tone="ai" icon={<IconSparkles aria-hidden="true" />}>
        {badges.ai}
      </Pill>
      <Pill tone="neutral">{badges.coming}</Pill>
      <Pill tone="due">{badges.draft}</Pill>
      <Pill tone="outline">{badges.recorded}</Pill>
      <Price price={6000} old={8000} />
      <Price price={0} />
      <Price price={5400} size="xl" old={8000} />
      <KeyCap>J</KeyCap>
      <KeyCap>Ctrl Enter</KeyCap>
    </div>
  )
}

const TABS = [
  { value: 'plan', label: tabs.plan },
  { value: 'recordings', label: tabs.recordings },
  { value: 'notices', label: tabs.notices },
] as const

const LINKS = [
  { to: '', label: tabs.plan, isExact: true },
  { to: paths.courses(), label: tabs.recordings },
  { to: paths.support(), label: tabs.resources, hasDot: true },
]

export function TabSamples() {
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>('plan')
  return (
    <div className={classes.stack}>
      <Tabs label={tabs.label} tabs={TABS} value={tab} onChange={setTab}>
        <p className={classes.small}>{TABS.find((one) => one.value === tab)?.label}</p>
      </Tabs>
      <LinkTabs label={tabs.label} tabs={LINKS} />
      <nav className={chips.row} aria-label={tabs.label}>
        {LINKS.map(({ to, label, isExact = false }) => (
          <ChipLink key={label} to={to} isCurrent={isExact}>
            {label}
          </ChipLink>
        ))}
      </nav>
      <div className={classes.line}>
        <Stepper label={tabs.stepper} steps={tabs.steps} current={2} />
        <StepDashes current={2} total={3} />
      </div>
    </div>
  )
}
