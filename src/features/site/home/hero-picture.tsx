/**
 * The picture: a lotus in kantha stitches with the woven border at its bottom, and sample cards from a
 * learner's day on it.
 */

import { IconBriefcase, IconCheck } from '@tabler/icons-react'
import type { CmsItem } from '#src/api/shapes/cms.ts'
import { offers } from '#src/lib/features.ts'
import { BorderStrip } from '#src/ui/pictures/border-strip.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { Portrait } from '#src/ui/pictures/portrait.tsx'
import { Ripple } from '#src/ui/pictures/ripple.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { Lotus } from '#src/ui/states/lotus.tsx'
import { StitchProgress } from '#src/ui/stitch-progress.tsx'
import { findItem } from './home-content.ts'
import { words } from './words.ts'
import classes from './hero-picture.module.css'

/** The marked assignment in the picture is one of 20 marks. */
const FULL_MARKS = 20

function AssignmentCard({ item: { title, text, value } }: { item: CmsItem }) {
  return (
    <div className={classes.assignment}>
      <div className={classes.row}>
        <IconTile tone="ok" size={36}>
          <IconCheck />
        </IconTile>
        <div>
          <p className={classes.strong}>{title}</p>
          <p className={classes.note}>{text}</p>
        </div>
      </div>
      {typeof value === 'number' && (
        <StitchProgress done={value} total={FULL_MARKS} label={words.marks} next={false} />
      )}
    </div>
  )
}

function LiveCard({ item: { title, text } }: { item: CmsItem }) {
  return (
    <div className={classes.live}>
      <div className={classes.liveHead}>
        <Pill tone="info">{words.liveClass}</Pill>
      </div>
      <p className={classes.liveTitle}>{title}</p>
      <p className={classes.teacher}>
        <Portrait name={text} size={24} className={classes.avatar} />
        {text}
      </p>
    </div>
  )
}

function JobCard({ item: { title, text } }: { item: CmsItem }) {
  return (
    <div className={classes.job}>
      <IconTile tone="due" size={36}>
        <IconBriefcase />
      </IconTile>
      <div>
        <p className={classes.note}>{text}</p>
        <p className={classes.strong}>{title}</p>
      </div>
    </div>
  )
}

export function HeroPicture({ items }: { items: readonly CmsItem[] }) {
  const assignment = findItem(items, 'assignment')
  const live = findItem(items, 'live')
  const job = findItem(items, 'job')
  return (
    <div className={classes.root}>
      <div className={classes.weave} aria-hidden="true">
        <Ripple
          width={580}
          height={408}
          y={189}
          start={86}
          gap={21}
          count={16}
          wave={9}
          className={classes.ripple}
        />
        <svg className={classes.seam}>
          <rect rx="10" />
        </svg>
        <Lotus size={216} className={classes.lotus} />
        <div className={classes.border}>
          <BorderStrip height={40} />
        </div>
      </div>
      {assignment && <AssignmentCard item={assignment} />}
      {live && <LiveCard item={live} />}
      {offers.jobs && job && <JobCard item={job} />}
    </div>
  )
}
