/** One certificate, with printing and sharing. (ruling R52) */

import { CertificateView } from '#src/features/learn/certificates/certificate-view.tsx'
import { words } from '#src/features/learn/certificates/words.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { paths } from '#src/lib/paths.ts'
import { Page } from '#src/ui/frame/page.tsx'
import { useRouteParams } from '../use-route-params.ts'

export function Component() {
  const { type, id } = useRouteParams('type', 'id')
  return (
    <Page key={`${type} ${id}`} title={words.one} width="wide">
      <Head title={words.one} isHiddenFromSearch />
      <PhoneBar title={words.one} backTo={paths.certificates()} />
      <CertificateView type={type} id={id} />
    </Page>
  )
}
