/**
 * The talent's dashboard: the profile as others see it, and beside it what only its owner needs. (ruling R55)
 */

import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { Talent } from '#src/api/shapes/talent.ts'
import { paths } from '#src/lib/paths.ts'
import { Grid, Stack } from '#src/ui/layout/layout.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { LinkTabs } from '#src/ui/tabs.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import { SideCards } from './side-cards.tsx'
import { useOwnTalent } from './use-own-talent.ts'
import { words } from './words.ts'
import classes from './desk.module.css'

const VIEWS = (['edit', 'preview'] as const).map((value) => ({ value, label: words.views[value] }))

/** Switches between editing the profile and the preview. */
export function ViewSwitch({ view }: { view: 'edit' | 'preview' }) {
  const navigate = useNavigate()
  const show = (next: 'edit' | 'preview') =>
    void navigate(next === 'edit' ? paths.talentProfile() : paths.talentDesk())
  return <Segmented label={words.view} options={VIEWS} value={view} onChange={show} />
}

const TABS = [
  { to: paths.talentProfile(), label: words.tabs.profile },
  { to: paths.talentEducation(), label: words.tabs.education },
  { to: paths.talentExperience(), label: words.tabs.experience },
]

export function EditTabs() {
  return <LinkTabs label={words.parts} tabs={TABS} />
}

function Waiting() {
  return (
    <Grid gap={20} align="start" className={classes.desk}>
      <Stack gap={16} className={classes.side}>
        <Skeleton shape="block" height={120} />
        <Skeleton shape="block" height={240} />
      </Stack>
      <Skeleton shape="block" height={560} />
    </Grid>
  )
}

interface TalentDeskProps {
  /** Renders the public page itself. */
  renderPage: (talent: Talent) => ReactNode
  /** Renders the choice of the CV's language. */
  renderLanguages: (talent: Talent) => ReactNode
  onPrint: () => void
}

export function TalentDesk({ renderPage, renderLanguages, onPrint }: TalentDeskProps) {
  return (
    <Load from={useOwnTalent()} skeleton={<Waiting />}>
      {(talent) => (
        <Grid gap={20} align="start" className={classes.desk}>
          <SideCards talent={talent} />
          <PreviewFrame talent={talent} languages={renderLanguages(talent)} onPrint={onPrint}>
            {renderPage(talent)}
          </PreviewFrame>
        </Grid>
      )}
    </Load>
  )
}
