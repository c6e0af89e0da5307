/** The bar above the work: back, title, progress, undo, the neighbours; on a phone the panes. */

import {
  IconArrowBackUp,
  IconArrowLeft,
  IconChevronLeft,
  IconChevronRight,
  IconLayoutSidebarLeftExpand,
  IconListNumbers,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Submission } from '#src/api/shapes/submission.ts'
import type { Loaded } from '#src/api/use-api.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Box, Grid, Row } from '#src/ui/layout/layout.tsx'
import { Portrait } from '#src/ui/pictures/portrait.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import type { WorkKind } from './by-question/order.ts'
import { getWords as getKindWords } from './by-question/words.ts'
import { takeBackNewest, useActs } from './saving/acts-store.ts'
import { describeTakenBack } from './saving/give.ts'
import type { Pane } from './use-panes.ts'
import { words } from './words.ts'
import classes from './desk.module.css'

export interface HeadParts {
  /** The read of the submission. */
  read: Pick<Loaded<Submission>, 'data'>
  neighbours: { previous: string | undefined; next: string | undefined }
  /** Title of the queue. */
  title: string
  /** Progress of the grading. */
  progress: ReactNode
  backTo: string
  /** The same paper question by question; only exams have it. */
  byQuestion?: { to: string; kind: WorkKind } | undefined
  onGo: (submissionId: string) => void
}

/** Takes back the newest act. A single paper is opened, where the marks become a draft again. */
export function takeBack(onGo: HeadParts['onGo']): boolean {
  const taken = takeBackNewest()
  if (taken === undefined) return false
  const [sent] = taken.saves
  if (sent === undefined || taken.saves.length + taken.left > 1) {
    showToast({ kind: 'success', message: describeTakenBack(taken), topic: 'take-back' })
    return true
  }
  onGo(sent.submission._id)
  showToast({
    kind: 'success',
    title: words.takeBack.done(sent.submission.learner.name || words.unnamed),
    message: words.takeBack.text,
    topic: 'take-back',
  })
  return true
}

function ByQuestionLink({ to, kind }: NonNullable<HeadParts['byQuestion']>) {
  const { open } = getKindWords(kind)
  return (
    <>
      <Box hideBelow="md">
        <Button size="sm" variant="default" to={to}>
          {open}
        </Button>
      </Box>
      <Box hideFrom="md">
        <IconButton label={open} variant="default" to={to}>
          <IconListNumbers />
        </IconButton>
      </Box>
    </>
  )
}

function Face({ learner }: Pick<Submission, 'learner'>) {
  return (
    <Box hideFrom="md" aria-hidden="true">
      <Portrait name={learner.name || words.unnamed} src={learner.picture} size={36} />
    </Box>
  )
}

interface HeadProps {
  props: HeadParts
  pane: Pane
  onPane: (pane: Pane) => void
  list: { isOpen: boolean; onToggle: () => void } | undefined
}

export function Head({ props, pane, onPane, list }: HeadProps) {
  const { title, progress, neighbours, backTo, byQuestion, onGo } = props
  const hasSaves = useActs(({ acts }) => acts.length > 0)
  return (
    <Row as="header" gap={12} ground="surface" ruleBottom padY={0} padX={16} fixed className={classes.head}>
      <IconButton label={words.back} to={backTo}>
        <IconArrowLeft />
      </IconButton>
      {list && (
        <IconButton
          label={words.panes.queue}
          aria-expanded={list.isOpen}
          className={classes.listButton}
          variant="default"
          onClick={list.onToggle}
        >
          <IconLayoutSidebarLeftExpand />
        </IconButton>
      )}
      {props.read.data && <Face {...props.read.data} />}
      <Box as="p" grow shrink className={classes.title}>
        <Box as="span" hideBelow="md">
          {title}
        </Box>
        {/* On a phone the list is out of view, so the bar names the learner; the heading is for screen readers. */}
        <Box as="span" hideFrom="md" aria-hidden="true">
          {props.read.data ? props.read.data.learner.name || words.unnamed : title}
        </Box>
      </Box>
      <Box hideBelow="md" className={classes.progress}>
        {progress}
      </Box>
      {byQuestion !== undefined && <ByQuestionLink {...byQuestion} />}
      {hasSaves && (
        <IconButton
          label={words.takeBack.action}
          aria-keyshortcuts="Control+Z"
          variant="default"
          onClick={() => takeBack(onGo)}
        >
          <IconArrowBackUp />
        </IconButton>
      )}
      <IconButton
        label={words.previous}
        variant="default"
        disabled={neighbours.previous === undefined}
        onClick={() => neighbours.previous && onGo(neighbours.previous)}
      >
        <IconChevronLeft />
      </IconButton>
      <IconButton
        label={words.next}
        variant="default"
        disabled={neighbours.next === undefined}
        onClick={() => neighbours.next && onGo(neighbours.next)}
      >
        <IconChevronRight />
      </IconButton>
      <Grid hideFrom="md" className={classes.panes}>
        <Segmented
          label={words.panes.label}
          options={[
            { value: 'queue', label: words.panes.queue },
            { value: 'paper', label: words.panes.paper },
          ]}
          value={pane}
          onChange={onPane}
        />
      </Grid>
    </Row>
  )
}
