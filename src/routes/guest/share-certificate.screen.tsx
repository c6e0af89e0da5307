/** A certificate as anybody with its address may check it. (ruling R52) */

import { readSharedCertificate } from '#src/api/contract/certificate.ts'
import { useRead } from '#src/api/use-api.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { CertificateCheck } from '#src/features/site/certificate-check/certificate-check.tsx'
import { words } from '#src/features/site/certificate-check/words.ts'
import { Page } from '#src/ui/frame/page.tsx'
import { useRouteParams } from '../use-route-params.ts'

export function Component() {
  const { type, id } = useRouteParams('type', 'id')
  const { data } = useRead(readSharedCertificate(type, id), { isQuiet: false, isCachedOnly: true })
  const isHidden = data?.state !== 'valid' || !data.is_searchable
  return (
    <Page key={`${type} ${id}`} title={words.title} width="narrow">
      <Head title={words.title} isHiddenFromSearch={isHidden} />
      <CertificateCheck type={type} id={id} />
    </Page>
  )
}
