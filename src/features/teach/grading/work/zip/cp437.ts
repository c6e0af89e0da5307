/** The letters of code page 437, which ZIPs name their files in where they say nothing else. */

const UPPER =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00A0'

export function decodeCp437(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : UPPER[byte - 128]!)).join('')
}
