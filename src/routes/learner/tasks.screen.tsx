/** Lists assignments and exams by time; only one kind if the address names it. */

import { useSearchParams } from 'react-router'
import { Appointments } from '#src/features/learn/today/days/appointments.tsx'
import { NoTasks } from '#src/features/learn/today/days/no-tasks.tsx'
import { words } from '#src/features/learn/today/days/words.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { Segmented } from '#src/ui/segmented.tsx'

const KINDS = ['assignment', 'exam'] as const
type Shown = 'all' | (typeof KINDS)[number]
const OPTIONS = [
  { value: 'all' as Shown, label: words.all },
  ...KINDS.map((value) => ({ value, label: words.kinds[value] })),
]

export function Component() {
  const [params, setParams] = useSearchParams()
  const asked = KINDS.find((kind) => kind === params.get('kind'))
  const { title, text } = words.tasks[asked ?? 'all']
  const show = (next: Shown) =>
    setParams(next === 'all' ? {} : { kind: next }, { replace: true, preventScrollReset: true })
  const actions = (
    <>
      <Segmented label={words.show} options={OPTIONS} value={asked ?? 'all'} onChange={show} />
      {offers.review && (
        <Button variant="default" to={paths.review()}>
          {words.review}
        </Button>
      )}
      <Button variant="default" to={paths.practice()}>
        {words.practice}
      </Button>
    </>
  )
  return (
    <Page title={title} subtitle={text} actions={actions}>
      <Head title={title} isHiddenFromSearch />
      <Appointments kinds={asked ? [asked] : KINDS} empty={<NoTasks kind={asked ?? 'all'} />} />
    </Page>
  )
}
