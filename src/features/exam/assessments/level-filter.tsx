/** The levels of all assessments up to a price, which is in the address. (spec 7 public/assessment/levels) */

import { assessment } from '#src/api/contract/assessment.ts'
import type { Level } from '#src/api/shapes/assessment.ts'
import { useApi } from '#src/api/use-api.ts'
import { joinFacts } from '#src/lib/facts-line.ts'
import { paths } from '#src/lib/paths.ts'
import { formatPrice } from '#src/lib/price.ts'
import { ChipLink } from '#src/ui/chip-link.tsx'
import { Text } from '#src/ui/layout/layout.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonRows } from '#src/ui/states/skeleton-rows.tsx'
import { joinClassNames } from '#src/ui/theme/class-names.ts'
import { WorkRow } from '#src/ui/work-row.tsx'
import { buildListAddress, LIMITS } from './list-query.ts'
import { words } from './words.ts'
import chips from '#src/ui/chip-link.module.css'
import classes from './assessment-card.module.css'

export function LevelLimits({ chosen }: { chosen: number | undefined }) {
  return (
    <nav aria-label={words.byPrice} className={joinClassNames(chips.row, classes.choice)}>
      <ChipLink to={paths.assessments()} isCurrent={chosen === undefined}>
        {words.anyPrice}
      </ChipLink>
      {LIMITS.map((limit) => (
        <ChipLink
          key={limit}
          to={buildListAddress(paths.assessments(), { page: 1, limit })}
          isCurrent={chosen === limit}
        >
          {words.upTo(limit)}
        </ChipLink>
      ))}
    </nav>
  )
}

function LevelRow({ level, subject }: { level: Level; subject: string | undefined }) {
  const { assessment: id, no, title, question_count: questions, duration, price } = level
  return (
    <WorkRow
      title={title}
      to={paths.assessment(id)}
      text={joinFacts(
        subject,
        words.levelNo(no),
        words.questions(questions),
        duration ? words.minutes(duration) : words.noClock,
      )}
      state={
        typeof price === 'number' && (
          <Text as="strong" tone={price === 0 ? 'success' : 'text'}>
            {formatPrice(price)}
          </Text>
        )
      }
    />
  )
}

/** Few enough to be listed on one page. */
const MOST = 100

export function LevelsUpTo({ limit }: { limit: number }) {
  const read = useApi(assessment.publicLevels, {})
  const { data: all } = useApi(assessment.publicList, { query: { count: MOST } }, { isQuiet: true })
  const shown = read.data?.filter(({ price }) => typeof price === 'number' && price <= limit)
  return (
    <Load
      from={{ ...read, data: shown }}
      skeleton={<SkeletonRows count={6} lines={2} />}
      isEmpty={(levels) => levels.length === 0}
      empty={<Empty title={words.noLevels} text={words.noneText} />}
    >
      {(levels) => (
        <RowList>
          {levels.map((level) => (
            <LevelRow
              key={level._id}
              level={level}
              subject={all?.data.find(({ _id }) => _id === level.assessment)?.title}
            />
          ))}
        </RowList>
      )}
    </Load>
  )
}
