/** The first thing a visitor sees: the slogan with its stitches, two buttons, and the picture. */

import { IconArrowRight, IconBroadcast, IconPlayerPlay, IconStarFilled } from '@tabler/icons-react'
import type { CmsPage } from '#src/api/shapes/cms.ts'
import { formatNumber } from '#src/lib/bn.ts'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { PageHeading } from '#src/ui/frame/page.tsx'
import { Box } from '#src/ui/layout/layout.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { HeroPicture } from './hero-picture.tsx'
import { getFigures, getItems, splitSlogan, findTitle } from './home-content.ts'
import { words } from './words.ts'
import classes from './hero.module.css'

function Slogan({ title }: { title: string }) {
  const { first, stitched, last } = splitSlogan(title)
  return (
    <PageHeading className={classes.slogan}>
      {first && (
        <Box as="span" block>
          {first}{' '}
        </Box>
      )}
      <Box as="span" block>
        <span className={classes.stitched}>
          {stitched}
          <svg
            className={classes.stitches}
            viewBox="0 0 300 12"
            fill="none"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d="M3 8C40 3 80 4 120 7S190 10 215 6S270 3 297 7" vectorEffect="non-scaling-stroke" />
          </svg>
        </span>{' '}
        {last}
      </Box>
    </PageHeading>
  )
}

/** Rendered from the start, so that nothing moves when the numbers load. */
function Figures({ page }: { page: CmsPage | undefined }) {
  const { learners, rating, reviews } = getFigures(page)
  return (
    <div className={classes.figures}>
      <div>
        {learners !== undefined && (
          <p>
            <b>{words.learners(learners)}</b> {words.learnNow}
          </p>
        )}
        {rating !== undefined && (
          <p className={classes.rating}>
            <IconStarFilled size={16} aria-hidden="true" className={classes.star} />
            <VisuallyHidden>{words.rating} </VisuallyHidden>
            <b>{formatNumber(rating)}</b>
            {reviews !== undefined && <span>· {words.reviews(reviews)}</span>}
          </p>
        )}
      </div>
    </div>
  )
}

export function Hero({ page }: { page: CmsPage | undefined }) {
  return (
    <section className={classes.hero}>
      <Box shrink>
        <Pill tone="info" icon={<IconBroadcast aria-hidden="true" />} className={classes.badge}>
          {findTitle(page, 'hero') ?? words.badge}
        </Pill>
        <Slogan title={page?.title || words.slogan} />
        <p className={classes.lead}>{page?.text || words.lead}</p>
        <div className={classes.actions}>
          <Button
            to={paths.courses()}
            size="lg"
            rightSection={<IconArrowRight stroke={2} aria-hidden="true" className={classes.arrow} />}
          >
            {words.seeCourses}
          </Button>
          {offers.freeCourses && (
            <Button
              to={paths.freeCourses()}
              size="lg"
              variant="default"
              leftSection={<IconPlayerPlay stroke={1.75} aria-hidden="true" />}
            >
              <span className={classes.wideOnly}>{words.joinFreeClass}</span>
              <Box as="span" hideFrom="md">
                {words.freeClass}
              </Box>
            </Button>
          )}
        </div>
        <Figures page={page} />
      </Box>
      <HeroPicture items={getItems(page, 'hero')} />
    </section>
  )
}
