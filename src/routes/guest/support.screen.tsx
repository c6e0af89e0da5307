/** Contact and quick answers. */
import { Head } from '#src/features/head/head.tsx'
import { Support } from '#src/features/plain-pages/support.tsx'
import { support } from '#src/features/plain-pages/words.ts'

export function Component() {
  return (
    <>
      <Head title={support.title} description={support.lead} />
      <Support />
    </>
  )
}
