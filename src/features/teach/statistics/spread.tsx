/** The distribution of the marks in tens: a plot with its counts below, or a table. */

import { Suspense } from 'react'
import { type Spread as SpreadFacts, TENS } from '#src/lib/exact-shares.ts'
import { computePercent } from '#src/lib/percent.ts'
import { defineLazy } from '#src/ui/hooks/define-late.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { PlotOrTable } from '../shared/plot-or-table.tsx'
import { words } from './words.ts'
import tables from '#src/ui/text/rank-table.module.css'
import classes from './statistics.module.css'

const { spread: texts } = words

const Plot = defineLazy(async () => (await import('./spread-plot.tsx')).SpreadPlot)

function SpreadTable({ tens, count }: Pick<SpreadFacts, 'tens' | 'count'>) {
  return (
    <table className={tables.table}>
      <thead>
        <tr>
          <th scope="col">{texts.marks}</th>
          <th scope="col">{texts.people}</th>
          <th scope="col">{texts.share}</th>
        </tr>
      </thead>
      <tbody>
        {tens.map((people, at) => (
          <tr key={texts.ten(at * TENS)}>
            <th scope="row">{texts.ten(at * TENS)}</th>
            <td>{words.count(people)}</td>
            <td>{words.percent(computePercent(people, count))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function SpreadPicture({ spread, pass }: { spread: SpreadFacts; pass: number }) {
  return (
    <Stack gap={8}>
      <div role="img" aria-label={texts.plot(spread.mean, pass)} className={classes.plot}>
        <Suspense fallback={<Skeleton shape="block" height={220} />}>
          <Plot tens={spread.tens} mean={spread.mean} pass={pass} />
        </Suspense>
      </div>
      <Row
        as="ol"
        gap={0}
        ground="sunken"
        radius="sm"
        padY={6}
        className={classes.counts}
        aria-label={texts.people}
      >
        {spread.tens.map((people, at) => (
          <li
            key={texts.ten(at * TENS)}
            data-passed={at * TENS >= pass || undefined}
            aria-label={`${texts.ten(at * TENS)}: ${words.persons(people)}`}
          >
            {words.count(people)}
          </li>
        ))}
      </Row>
      <Row wrap gap={4} gapX={16} variant="small">
        <span className={classes.pass}>{texts.pass(pass)}</span>
        <span className={classes.mean}>{texts.mean(spread.mean)}</span>
        <Text as="span" tone="muted" variant="caption">
          {texts.dark}
        </Text>
      </Row>
    </Stack>
  )
}

export function Spread({ spread, pass }: { spread: SpreadFacts | undefined; pass: number }) {
  return (
    <PlotOrTable
      title={texts.title}
      plot={spread && <SpreadPicture spread={spread} pass={pass} />}
      table={
        spread ? (
          <SpreadTable tens={spread.tens} count={spread.count} />
        ) : (
          <Text tone="muted">{texts.none}</Text>
        )
      }
    />
  )
}
