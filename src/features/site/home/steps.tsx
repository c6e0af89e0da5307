/** How it works, in four stitched steps. */

import { IconBriefcase, IconClipboardCheck, IconHammer, IconVideo } from '@tabler/icons-react'
import type { CmsItem } from '#src/api/shapes/cms.ts'
import { Grid, Row } from '#src/ui/layout/layout.tsx'
import { words } from './below-words.ts'
import classes from './steps.module.css'

/** By the icon name of an item; an unknown one gets the first. */
const SIGNS: Readonly<Record<string, typeof IconVideo>> = {
  live: IconVideo,
  project: IconHammer,
  assessment: IconClipboardCheck,
  job: IconBriefcase,
}

function Seam() {
  return (
    <svg
      className={classes.seam}
      viewBox="0 0 240 20"
      fill="none"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M2 17Q120 -14 238 17" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

export function Steps({ steps }: { steps: readonly CmsItem[] }) {
  return (
    <Grid as="ol" gap={20} className={classes.steps}>
      {steps.map(({ icon, title, text }, at) => {
        const Sign = SIGNS[icon] ?? IconVideo
        return (
          <Row as="li" align="stretch" gap={16} relative key={title} className={classes.step}>
            <span className={classes.sign}>
              <Sign size={26} stroke={1.75} aria-hidden="true" />
            </span>
            {at < steps.length - 1 && <Seam />}
            <div>
              <p className={classes.number}>{words.step(at + 1)}</p>
              <h3 className={classes.title}>{title}</h3>
              <p className={classes.text}>{text}</p>
            </div>
          </Row>
        )
      })}
    </Grid>
  )
}
