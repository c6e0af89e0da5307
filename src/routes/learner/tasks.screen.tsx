/** What must be handed in and which exams come, by their time. */
import { Head } from '#src/features/head/head.tsx'
import { Appointments } from '#src/features/routine/appointments.tsx'
import { words } from '#src/features/routine/words.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { Page } from '#src/ui/page.tsx'

export function Component() {
  const empty = (
    <Empty art="done" title={words.noTasks} text={words.noTasksText} action={<Button to={paths.myCourses()}>{words.myCourses}</Button>} />
  )
  const practice = (
    <Button variant="default" to={paths.practice()}>
      {words.practice}
    </Button>
  )
  return (
    <Page title={words.tasks} subtitle={words.tasksText} actions={practice}>
      <Head title={words.tasks} isHiddenFromSearch />
      <Appointments kinds={['assignment', 'exam']} empty={empty} />
    </Page>
  )
}
