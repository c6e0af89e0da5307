/** The two windows of the pictures, in CSS pixels. (DESIGN) */
export const PHONE = { width: 360, height: 780 }
export const DESK = { width: 1280, height: 900 }
