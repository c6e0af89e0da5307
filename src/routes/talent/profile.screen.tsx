/** The form of a talent's profile. */

import { buildAvatarAddress } from '#src/features/account/auth/avatars.ts'
import { IconChoice } from '#src/features/account/auth/icon-choice.tsx'
import { Picture, type PictureStore } from '#src/features/account/profile/picture.tsx'
import { keepAvatar, keepPhoto, UPLOAD } from '#src/features/talent/desk/picture-place.ts'
import { ProfileEditor } from '#src/features/talent/desk/profile-editor.tsx'
import { words } from '#src/features/talent/desk/words.ts'
import { EditScreen } from './edit-screen.tsx'

const place: PictureStore = {
  upload: UPLOAD,
  keepPhoto,
  keepAvatar: (id) => keepAvatar(buildAvatarAddress(id)),
}

export function Component() {
  return (
    <EditScreen title={words.tabs.profile}>
      <ProfileEditor
        renderPicture={({ name, photo_url, avatar_url }) => (
          <Picture name={name} src={photo_url ?? avatar_url} Avatars={IconChoice} place={place} />
        )}
      />
    </EditScreen>
  )
}
