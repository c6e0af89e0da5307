/** A talent's public page: unknown and unpublished profiles look the same. (rulings R38, R55) */

import { readPublicTalent } from '#src/api/contract/talent-page.ts'
import { useRead } from '#src/api/use-api.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { TalentPage } from '#src/features/talent/public-page/talent-page.tsx'
import { TalentSkeleton } from '#src/features/talent/public-page/talent-skeleton.tsx'
import { words } from '#src/features/talent/public-page/words.ts'
import { joinFacts } from '#src/lib/facts-line.ts'
import { paths } from '#src/lib/paths.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { Button } from '#src/ui/button.tsx'
import { UnseenHeading } from '#src/ui/frame/page.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { StatePage } from '#src/ui/states/state-page.tsx'
import { useRouteParams } from '../use-route-params.ts'

export function Component() {
  const { username } = useRouteParams('username')
  const read = useRead(readPublicTalent(username))
  const talent = read.data
  const own = useSession(({ role, user }) => (role === 'talent' ? user?._id : undefined))
  if (read.error?.status === 404) {
    return (
      <>
        <Head title={words.page} isHiddenFromSearch />
        <StatePage
          kind="not-found"
          title={words.missing}
          text={words.missingText}
          action={<Button to={paths.courses()}>{words.courses}</Button>}
        />
      </>
    )
  }
  return (
    <>
      <Head
        title={talent?.name ?? words.page}
        description={talent && joinFacts(talent.title, talent.about)}
        image={talent?.photo_url}
        isHiddenFromSearch={talent?.show_profile !== true}
      />
      {!talent && <UnseenHeading>{words.page}</UnseenHeading>}
      <Load from={read} skeleton={<TalentSkeleton />}>
        {(profile) => (
          <TalentPage
            key={profile._id}
            talent={profile}
            action={profile._id === own && <Button to={paths.talentProfile()}>{words.edit}</Button>}
          />
        )}
      </Load>
    </>
  )
}
