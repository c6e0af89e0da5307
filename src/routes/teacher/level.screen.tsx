/** The grading page with an attempt at a level. */

import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { readLevelResponse, readTaughtAttempts } from '#src/api/contract/level-submission.ts'
import { useRead } from '#src/api/use-api.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { Desk } from '#src/features/teach/grading/desk.tsx'
import { buildAddress, buildRequest, parseFilter } from '#src/features/teach/level-audits/level-filter.ts'
import { LevelRows } from '#src/features/teach/level-audits/level-rows.tsx'
import { words } from '#src/features/teach/level-audits/words.ts'
import { useIsChecked } from '#src/features/teach/shared/mark-life.ts'
import { paths } from '#src/lib/paths.ts'
import { useTheatre } from '#src/stores/player/use-theatre.ts'
import { useRouteParams } from '../use-route-params.ts'

function Neighbour({ id }: { id: string }) {
  useRead(readLevelResponse(id), { isQuiet: true })
  return null
}

/** The list as it was when the page was opened: rows must not move while they are checked. */
function useRows(asked: ReturnType<typeof parseFilter>) {
  const { data, error } = useRead(readTaughtAttempts(buildRequest(asked)), { isQuiet: true })
  const [first, setFirst] = useState(data)
  if (first === undefined && data !== undefined) setFirst(data)
  return {
    rows: first?.data ?? [],
    isAwaited: first === undefined && error === undefined,
    // It reads one page of the list.
    isPartial: first === undefined || first.total > first.data.length,
  }
}

export function Component() {
  useTheatre()
  const { id } = useRouteParams('id')
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const asked = parseFilter(query)
  const read = useRead(readLevelResponse(id), { isQuiet: false })
  const { rows, isAwaited, isPartial } = useRows(asked)
  const isChecked = useIsChecked()
  const at = rows.findIndex(({ _id }) => _id === id)
  const isOpen = (row: (typeof rows)[number]) =>
    row._id !== id && row.state === 'under-review' && !isChecked(row)
  const nextUnchecked = rows.slice(at + 1).find(isOpen) ?? rows.find(isOpen)
  const address = (next: string) => buildAddress(paths.teacherLevel(next), asked)
  const title = read.data
    ? words.level(read.data.assessment.title, read.data.level.no, read.data.level.title)
    : words.title
  return (
    <>
      <Head title={title} isHiddenFromSearch />
      <Desk
        submissionId={id}
        kind="level"
        read={read}
        Neighbour={Neighbour}
        neighbours={{
          previous: rows[at - 1]?._id,
          next: rows[at + 1]?._id,
          nextUnchecked: nextUnchecked?._id,
          isAwaited,
          isPartial,
        }}
        title={title}
        backTo={buildAddress(paths.teacherLevels(), asked)}
        queue={<LevelRows rows={rows} address={address} batch={asked.batch} current={id} />}
        progress={at >= 0 && words.progress(at + 1, rows.length)}
        onGo={(next) => void navigate(address(next))}
      />
    </>
  )
}
