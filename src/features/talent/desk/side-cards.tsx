/**
 * Beside the preview: whether it is public, what is missing, and what the talent has to answer. (ruling R55)
 */

import {
  IconBriefcase,
  IconChevronRight,
  IconId,
  IconLink,
  IconMailOpened,
  IconPhoto,
  IconPuzzle,
  IconSchool,
  IconTextCaption,
  IconTimeline,
  IconTools,
  IconWorld,
} from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { auth } from '#src/api/contract/auth.ts'
import type { Talent } from '#src/api/shapes/talent.ts'
import { useApi } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { Card, CardLink } from '#src/ui/card.tsx'
import { Toggle } from '#src/ui/fields/toggle.tsx'
import { Box, Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { IconTile, type IconTileProps } from '#src/ui/pictures/icon-tile.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { Section } from '#src/ui/section.tsx'
import { InlineAction } from '#src/ui/states/inline-action.tsx'
import { useInlineAction } from '#src/ui/states/use-inline-action.ts'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { WorkRow } from '#src/ui/work-row.tsx'
import { listMissing, type MissingPart } from './missing.ts'
import { saveTalent } from './use-own-talent.ts'
import { useHasDraft } from './use-profile-form.ts'
import { words } from './words.ts'
import classes from './desk.module.css'

interface CardProps {
  talent: Talent
}

/** Saved and undone with one press. */
export function OpenSwitch({ talent: { show_profile: isOpen, username } }: CardProps) {
  const wanted = useRef(isOpen)
  const [pressed, setPressed] = useState(isOpen)
  const saving = useInlineAction(async () => {
    await saveTalent({ show_profile: wanted.current }, true)
  })
  const isLocked = username === '' && !isOpen
  function press(): void {
    if (saving.isPending) return
    wanted.current = !isOpen
    setPressed(!isOpen)
    void saving.act()
  }
  const isShownOpen = saving.isPending ? pressed : isOpen
  return (
    <Card as="section">
      <InlineAction action={saving}>
        <div className={classes.open}>
          <Toggle
            label={words.open.label}
            checked={isShownOpen}
            disabled={isLocked}
            onChange={press}
            aria-busy={saving.isPending}
          />
          <Text tone="muted" variant="note" role="status">
            {isShownOpen ? words.open.on : words.open.off}
          </Text>
        </div>
        {isLocked && (
          <Text variant="small">
            <Link to={`${paths.talentProfile()}#username`} className={classes.inText}>
              {words.open.needsUsername}
            </Link>
          </Text>
        )}
      </InlineAction>
    </Card>
  )
}

const ICONS: Readonly<Record<MissingPart, [typeof IconId, IconTileProps['tone']]>> = {
  username: [IconId, 'info'],
  headline: [IconTextCaption, 'due'],
  skills: [IconTools, 'leaf'],
  education: [IconSchool, 'due'],
  experience: [IconBriefcase, 'info'],
  about: [IconTextCaption, 'leaf'],
  portfolio: [IconLink, 'leaf'],
  photo: [IconPhoto, 'info'],
  socials: [IconWorld, 'leaf'],
}

export function MissingParts({ talent }: CardProps) {
  const missing = listMissing(talent)
  if (missing.length === 0) return null
  return (
    <Section title={words.missing.title} gap={8}>
      <RowList isInside>
        {missing.map(({ part, to }) => {
          const [Icon, tone] = ICONS[part]
          const [name, text] = words.missing.parts[part]
          return (
            <WorkRow
              key={part}
              mark={
                <IconTile tone={tone}>
                  <Icon size={20} stroke={1.75} />
                </IconTile>
              }
              title={
                <>
                  {name} <VisuallyHidden>{words.missing.add}</VisuallyHidden>
                </>
              }
              to={to}
              isLink
              text={text}
            />
          )
        })}
      </RowList>
    </Section>
  )
}

interface WayProps {
  to: string
  tone: IconTileProps['tone']
  Icon: typeof IconId
  title: string
  text: string
  isUrgent?: boolean
}

function Way({ to, tone, Icon, title, text, isUrgent }: WayProps) {
  return (
    <Card isLink padding="sm" className={isUrgent ? classes.waiting : undefined}>
      <Row gap={12}>
        <IconTile tone={tone}>
          <Icon size={20} stroke={1.75} />
        </IconTile>
        <Box grow shrink>
          <Text as="h2" variant="note" weight={600} tight>
            <CardLink to={to}>{title}</CardLink>
          </Text>
          <Text tone="muted" variant="small">
            {text}
          </Text>
        </Box>
        <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
      </Row>
    </Card>
  )
}

/** The card of unanswered interviews and offers; the page works without it. */
function WaitingAnswers() {
  const { data } = useApi(auth.talent, {}, { isQuiet: true })
  const title = data && words.waiting.count(data.open_offers, data.waiting_interviews)
  if (!title) return null
  return (
    <Way
      to={paths.talentInterviews()}
      tone="due"
      Icon={IconMailOpened}
      title={title}
      text={words.waiting.text}
      isUrgent
    />
  )
}

export function SideCards({ talent }: CardProps) {
  const hasDraft = useHasDraft()
  return (
    <Stack as="aside" gap={16} aria-label={words.side} className={classes.side}>
      {hasDraft && (
        <Way
          to={paths.talentProfile()}
          tone="info"
          Icon={IconPuzzle}
          title={words.unsavedNext}
          text={words.unsaved}
        />
      )}
      <WaitingAnswers />
      <OpenSwitch talent={talent} />
      <MissingParts talent={talent} />
      <Way
        to={paths.workUpdates()}
        tone="leaf"
        Icon={IconTimeline}
        title={words.workUpdates}
        text={words.workUpdatesText}
      />
    </Stack>
  )
}
