/** The pages of the content management: how it works, career support, newsletter, academic degrees, skills. (ruling R43) */

import { useLocation } from 'react-router'
import { Head } from '#src/features/shell/head/head.tsx'
import { LeadForm } from '#src/features/site/lead/lead-form.tsx'
import { CmsPage } from '#src/features/site/plain-pages/cms-page.tsx'
import { CMS_VIEWS } from '#src/features/site/plain-pages/cms-views.ts'
import { FormCard } from '#src/features/site/plain-pages/form-card.tsx'
import { cmsWords as words } from '#src/features/site/plain-pages/words.ts'
import { paths } from '#src/lib/paths.ts'
import { Component as NotFound } from './not-found.screen.tsx'

export function Component() {
  const { pathname } = useLocation()
  const address = pathname.replace(/\/$/, '')
  const place = CMS_VIEWS[address]
  if (!place) return <NotFound />
  return (
    <>
      <Head title={place.title} />
      <CmsPage key={address} place={place}>
        {address === paths.careerSupport() && (
          <FormCard title={words.careerAsk} text={words.careerAskText}>
            <LeadForm event="career_support" />
          </FormCard>
        )}
        {address === paths.newsletter() && (
          <FormCard title={words.newsletterAsk}>
            <LeadForm event="newsletter" isShort />
          </FormCard>
        )}
      </CmsPage>
    </>
  )
}
