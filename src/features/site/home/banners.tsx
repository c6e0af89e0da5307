/** Two links: the free assessment and the job placement. */

import { IconArrowRight } from '@tabler/icons-react'
import type { CmsItem } from '#src/api/shapes/cms.ts'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Ripple } from '#src/ui/pictures/ripple.tsx'
import { words } from './below-words.ts'
import { findItem } from './home-content.ts'
import classes from './banners.module.css'

interface BannerProps {
  item: CmsItem
  tone: 'wash' | 'hero'
  badge: string
  action: string
  /** The target if the content names none. */
  to: string
}

function Banner({ item: { title, text, href, value }, tone, badge, action, to }: BannerProps) {
  return (
    <div className={classes.banner} data-tone={tone}>
      <Ripple
        width={240}
        height={260}
        x={176}
        start={34}
        gap={16}
        count={9}
        tone={tone}
        className={classes.ripple}
      />
      <span className={classes.badge}>{badge}</span>
      <h3 className={classes.title}>{title}</h3>
      <p className={classes.text}>{text}</p>
      <div className={classes.actions}>
        <Button
          to={href?.startsWith('/') ? href : to}
          variant={tone === 'hero' ? 'accent' : 'filled'}
          rightSection={<IconArrowRight stroke={2} aria-hidden="true" />}
        >
          {action}
        </Button>
        {typeof value === 'number' && <span>{words.openJobs(value)}</span>}
      </div>
    </div>
  )
}

export function Banners({ items }: { items: readonly CmsItem[] }) {
  const assessment = findItem(items, 'assessment')
  const job = findItem(items, 'job')
  return (
    <>
      {offers.assessments && assessment && (
        <Banner item={assessment} tone="wash" {...words.banners.assessment} to={paths.assessments()} />
      )}
      {offers.placements && job && (
        <Banner item={job} tone="hero" {...words.banners.job} to={paths.jobPlacement()} />
      )}
    </>
  )
}
