/**
 * What opens on a press or is far down on public pages: one file, fetched and run when the page is first
 * idle.
 */

import { Footer } from './footer.tsx'
import { MegaMenu } from './mega-menu.tsx'
import { PhoneMenu } from './phone-menu.tsx'

export const guestArea = { Footer, MegaMenu, PhoneMenu } as const
