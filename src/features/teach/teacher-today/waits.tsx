/** Other open tasks: retest requests, level audits, learners who fall behind. Each number opens its list. */

import { IconReload, IconStairsUp, IconUserExclamation } from '@tabler/icons-react'
import { batch } from '#src/api/contract/batch.ts'
import { levelSubmission } from '#src/api/contract/level-submission.ts'
import type { BatchPerformance } from '#src/api/shapes/batch-learner.ts'
import { useApi } from '#src/api/use-api.ts'
import { useEach } from '#src/api/use-each.ts'
import { offers } from '#src/lib/features.ts'
import { addQuery, paths } from '#src/lib/paths.ts'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { Text } from '#src/ui/layout/layout.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { Section } from '#src/ui/section.tsx'
import { WorkRow } from '#src/ui/work-row.tsx'
import { isSettled, useOldestPapers, useRunningBatches } from './use-work.ts'
import { words } from './words.ts'

const { waits: texts } = words

function Count({ count, isMore = false }: { count: number; isMore?: boolean }) {
  return (
    <Text as="strong" variant="lead" fixed>
      {texts.count(count, isMore)}
    </Text>
  )
}

/** The loaded rows, oldest first; a longer list may have more. */
function useRetests() {
  const read = useOldestPapers()
  const { data } = read
  const asked = data?.data.filter(({ retest }) => retest === 'requested') ?? []
  return { areSettled: isSettled(read), asked, isMore: data !== undefined && data.total > data.data.length }
}

function RetestRow({ asked, isMore }: Pick<ReturnType<typeof useRetests>, 'asked' | 'isMore'>) {
  const now = useNow()
  const [oldest] = asked
  if (oldest === undefined) return null
  return (
    <WorkRow
      isLink
      to={addQuery(paths.submissions(), { only: asked.map(({ _id }) => _id).join('.') })}
      mark={
        <IconTile tone="urgent">
          <IconReload size={20} stroke={1.75} />
        </IconTile>
      }
      title={texts.retests}
      text={words.oldest(oldest.submitted_at ?? oldest.started_at, now)}
      state={<Count count={asked.length} isMore={isMore} />}
    />
  )
}

/** Rows whose assessments are named. */
const NAMED = 20

const useLevels = () =>
  useApi(levelSubmission.teacherList, { query: { checked: false, count: NAMED } }, { isQuiet: true })
const useOfferedLevels = offers.assessments ? useLevels : () => undefined

function LevelRow({
  levels: { data, total },
}: {
  levels: NonNullable<ReturnType<typeof useLevels>['data']>
}) {
  return (
    <WorkRow
      isLink
      to={paths.teacherLevels()}
      mark={
        <IconTile tone="ai">
          <IconStairsUp size={20} stroke={1.75} />
        </IconTile>
      }
      title={texts.levels}
      text={[...new Set(data.map(({ assessment }) => assessment.title))].join(' · ')}
      state={<Count count={total} />}
    />
  )
}

function RiskRow({ performance: { batch, at_risk_count: count } }: { performance: BatchPerformance }) {
  return (
    <WorkRow
      isLink
      to={addQuery(paths.teacherLearners(batch._id), { show: 'risk' })}
      mark={
        <IconTile tone="urgent">
          <IconUserExclamation size={20} stroke={1.75} />
        </IconTile>
      }
      title={texts.risk}
      text={texts.riskText(batch.title)}
      state={<Count count={count} />}
    />
  )
}

function useRisks() {
  const { running, hasFailed } = useRunningBatches()
  const read = useEach(
    batch.performance,
    running?.map(({ _id: id }) => ({ params: { id } })),
  )
  const { data, failed, error } = read
  return {
    areSettled: hasFailed || isSettled(read),
    risks: data?.filter(({ at_risk_count: count }) => count > 0),
    failed: error ? (running?.length ?? 0) : failed,
  }
}

export function useWaits() {
  const retests = useRetests()
  const levels = useOfferedLevels()
  const risks = useRisks()
  return {
    isSettled: retests.areSettled && (levels === undefined || isSettled(levels)) && risks.areSettled,
    retests,
    levels: levels?.data,
    ...risks,
  }
}

export function Waits({ retests, levels, risks, failed }: ReturnType<typeof useWaits>) {
  const areNoLevels = !offers.assessments || levels?.total === 0
  const isNothing = retests.asked.length === 0 && areNoLevels && risks?.length === 0 && failed === 0
  return (
    <Section title={texts.title} isFlush>
      {isNothing && (
        <Text tone="muted" padX={16} padY={12}>
          {texts.nothing}
        </Text>
      )}
      <RowList isFlush>
        <RetestRow asked={retests.asked} isMore={retests.isMore} />
        {offers.assessments && levels && levels.total > 0 && <LevelRow levels={levels} />}
        {risks?.map((each) => (
          <RiskRow key={each.batch._id} performance={each} />
        ))}
      </RowList>
      {failed > 0 && (
        <Text tone="muted" variant="small" padX={16} padY={12} role="status">
          {texts.partial(failed)}
        </Text>
      )}
    </Section>
  )
}
