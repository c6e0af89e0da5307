/** How it works, in four stitched steps. */
import { IconBriefcase, IconClipboardCheck, IconHammer, IconVideo } from '@tabler/icons-react'
import type { CmsItem } from '#src/api/shapes/cms.ts'
import { Grid, Row, Text } from '#src/ui/layout/layout.tsx'
import classes from './steps.module.css'
import { words } from './below-words.ts'

/** By the sign an item names; one that is unknown gets the first. */
const SIGNS: Readonly<Record<string, typeof IconVideo>> = {
  live: IconVideo,
  project: IconHammer,
  assessment: IconClipboardCheck,
  job: IconBriefcase,
}

function Seam() {
  return (
    <svg className={classes.seam} viewBox="0 0 240 20" preserveAspectRatio="none" aria-hidden="true">
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
            <Grid as="span" align="center" items="center" fixed className={classes.sign}>
              <Sign size={26} stroke={1.75} aria-hidden="true" />
            </Grid>
            {at < steps.length - 1 && <Seam />}
            <div>
              <Text tone="accent" size={12} weight={600} className={classes.number}>
                {words.step(at + 1)}
              </Text>
              <Text as="h3" size={18} weight={600} className={classes.title}>
                {title}
              </Text>
              <Text tone="muted" size={14} className={classes.text}>
                {text}
              </Text>
            </div>
          </Row>
        )
      })}
    </Grid>
  )
}
