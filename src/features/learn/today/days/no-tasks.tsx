/** Shown if there are no tasks; a learner without a course gets links to courses. */

import { readBatches } from '#src/api/contract/batch.ts'
import { useRead } from '#src/api/use-api.ts'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { words } from './words.ts'

export function NoTasks({ kind }: { kind: keyof typeof words.tasks }) {
  const { data } = useRead(readBatches(), { isCachedOnly: true })
  const { none, noneText } = words.tasks[kind]
  if (data?.total !== 0)
    return (
      <Empty
        art="done"
        title={none}
        text={noneText}
        action={<Button to={paths.myCourses()}>{words.myCourses}</Button>}
      />
    )
  return (
    <Empty
      title={words.noCourse}
      text={words.noCourseText}
      action={
        <>
          <Button to={paths.courses()}>{words.courses}</Button>
          {offers.freeCourses && (
            <Button variant="default" to={paths.freeCourses()}>
              {words.freeClasses}
            </Button>
          )}
        </>
      }
    />
  )
}
