/** Modules as diamonds on a path: done, current, locked; on a phone in one line. */

import { IconCheck, IconLock } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { StudyModule } from '#src/api/shapes/study-plan.ts'
import { formatNumber } from '#src/lib/bn.ts'
import { paths } from '#src/lib/paths.ts'
import { Box, Grid, Row, Surface, Text } from '#src/ui/layout/layout.tsx'
import { Diamond } from '#src/ui/pictures/diamond.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { words } from './words.ts'
import classes from './module-path.module.css'

const TONES = { done: 'done', current: 'now', open: 'open', locked: 'locked' } as const

function Mark({ module: { state, no } }: { module: StudyModule }) {
  if (state === 'done') return <IconCheck size={18} stroke={2.5} aria-hidden="true" />
  if (state === 'locked') return <IconLock size={15} stroke={2} aria-hidden="true" />
  return <b aria-hidden="true">{formatNumber(no)}</b>
}

/** Progress of a module, or the day when it opens. */
function formatState({ state, done, total, opens_at }: StudyModule): string {
  if (state === 'locked') return opens_at ? words.opensOn(opens_at) : words.opensLater
  return state === 'current' ? words.stepsRunning(done, total) : words.steps(done, total)
}

interface ModulePathProps {
  batchId: string
  modules: readonly StudyModule[]
  chosen: string | undefined
}

export function ModulePath({ batchId, modules, chosen }: ModulePathProps) {
  const current = useRef<HTMLAnchorElement>(null)
  // On a phone the path is wider than the window; scrolls the chosen module into the middle without moving the page.
  useEffect(() => {
    const item = current.current?.closest('li')
    const list = item?.closest('ol')
    if (item && list) list.scrollLeft = item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2
  }, [chosen])
  const done = modules.filter(({ state }) => state === 'done').length
  return (
    <nav className={classes.root} aria-label={words.modules}>
      <Row as="p" align="stretch" justify="between" gap={16} hideBelow="md" className={classes.head}>
        <strong>{words.modules}</strong>
        <span>{words.modulesDone(done, modules.length)}</span>
      </Row>
      <Surface as="ol" plain className={classes.list}>
        {modules.map((each) => (
          <Box as="li" relative key={each._id} className={classes.item} data-state={each.state}>
            <Link
              ref={each._id === chosen ? current : undefined}
              to={paths.module(batchId, each._id)}
              className={classes.module}
              aria-current={each._id === chosen ? 'true' : undefined}
              preventScrollReset
            >
              <Diamond tone={TONES[each.state]} size={34}>
                <Mark module={each} />
              </Diamond>
              <Grid as="span" shrink>
                <Text as="span" variant="note" tight weight={500} hideBelow="md" className={classes.name}>
                  {each.short_title || each.title}
                </Text>
                <Box as="span" hideFrom="md">
                  <VisuallyHidden>{words.module(each.no)}</VisuallyHidden>
                </Box>
                <VisuallyHidden>{words.state[each.state]}</VisuallyHidden>
                <Text as="span" tone="muted" variant="caption" hideBelow="md">
                  {formatState(each)}
                </Text>
              </Grid>
            </Link>
          </Box>
        ))}
      </Surface>
    </nav>
  )
}
