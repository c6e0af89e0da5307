/**
 * Every shared component in its states, to compare with the pictures of the design; only in dev and in the
 * demo.
 */

import type { ReactNode } from 'react'
import { Logo } from '#src/ui/frame/logo.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { StitchHeading } from '#src/ui/text/stitch-heading.tsx'
import { chooseColorScheme, useColorScheme } from '#src/ui/theme/color-scheme.ts'
import { Segmented } from '../segmented.tsx'
import { ButtonSamples } from './button-samples.tsx'
import { CompositionSamples } from './composition-samples.tsx'
import { FieldSamples } from './field-samples.tsx'
import { FoundationSamples } from './foundation-samples.tsx'
import { ListSamples } from './list-samples.tsx'
import { OverlaySamples } from './overlay-samples.tsx'
import { FailedSamples, EmptySamples, WaitingSamples } from './state-samples.tsx'
import { BadgeSamples, TabSamples } from './tab-samples.tsx'
import { words } from './words.ts'
import classes from './gallery.module.css'

const { sections, notes } = words

export function Component() {
  return (
    <Page title={<Logo />} subtitle={words.subtitle} actions={<SchemeSwitch />} width="wide">
      <Section title={sections.compositions} note={notes.compositions}>
        <CompositionSamples />
      </Section>
      <Section title={sections.foundations}>
        <FoundationSamples />
      </Section>
      <Section title={sections.buttons}>
        <ButtonSamples />
      </Section>
      <Section title={sections.form}>
        <FieldSamples />
      </Section>
      <Section title={sections.badges}>
        <BadgeSamples />
      </Section>
      <Section title={sections.tabs}>
        <TabSamples />
      </Section>
      <Section title={sections.lists}>
        <ListSamples />
      </Section>
      <Section title={sections.empty} note={notes.empty}>
        <EmptySamples />
      </Section>
      <Section title={sections.waiting} note={notes.waiting}>
        <WaitingSamples />
      </Section>
      <Section title={sections.failed} note={notes.failed}>
        <FailedSamples />
      </Section>
      <Section title={sections.toasts}>
        <OverlaySamples />
      </Section>
    </Page>
  )
}

function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <StitchHeading note={note}>{title}</StitchHeading>
      {children}
    </section>
  )
}

const SCHEMES = [
  { value: 'light', label: words.light },
  { value: 'dark', label: words.dark },
] as const

function SchemeSwitch() {
  const scheme = useColorScheme()
  return (
    <Segmented
      label={words.scheme}
      options={SCHEMES}
      value={scheme === 'dark' ? 'dark' : 'light'}
      onChange={chooseColorScheme}
    />
  )
}
