/** A visitor leaves a contact for a call back; the key in the address names the subject. */

import { Head } from '#src/features/shell/head/head.tsx'
import { LeadForm } from '#src/features/site/lead/lead-form.tsx'
import { CmsPage } from '#src/features/site/plain-pages/cms-page.tsx'
import { LEAD_PLACE } from '#src/features/site/plain-pages/cms-views.ts'
import { FormCard } from '#src/features/site/plain-pages/form-card.tsx'
import { cmsWords } from '#src/features/site/plain-pages/words.ts'
import { useRouteParams } from '../use-route-params.ts'

export function Component() {
  const { key } = useRouteParams('key')
  const title = cmsWords.leads[key] ?? LEAD_PLACE.title
  return (
    <>
      <Head title={title} />
      <CmsPage place={LEAD_PLACE}>
        <FormCard title={title}>
          <LeadForm key={key} event={key} />
        </FormCard>
      </CmsPage>
    </>
  )
}
