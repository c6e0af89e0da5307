import { expect, it } from 'vitest'
import { avatars } from '#src/sandbox/icons/avatars.ts'
import { getAvatarPath } from '#src/sandbox/icons/icon-app.ts'
import { AVATARS, buildAvatarAddress } from './avatars.ts'
import { connectLogin } from './hosts.ts'

it('offers the avatars that the icon service has, under the addresses it serves them at (ruling R25)', () => {
  connectLogin({
    codeEditorOrigin: 'https://code.example',
    icons: 'https://icons.example',
    fetchPage: () => undefined,
  })
  expect(AVATARS.map(({ id, title }) => ({ _id: id, title }))).toEqual(avatars)
  expect(buildAvatarAddress('3')).toBe(`https://icons.example${getAvatarPath('3')}`)
})
