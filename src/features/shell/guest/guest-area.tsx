/** What opens at a press or lies below on public pages: one file, fetched and run in the first calm moment. */

import { Footer } from './footer.tsx'
import { MegaMenu } from './mega-menu.tsx'
import { PhoneMenu } from './phone-menu.tsx'

export const guestArea = { Footer, MegaMenu, PhoneMenu } as const
