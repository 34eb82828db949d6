import { translate, type TranslationPair } from '@manna/shared/contracts';
import { shareText } from '../share/share-text';
import { accountText } from '../account/account-text';
import { donateText } from '../giving/donate-text';
import { historyText } from '../history/history-text';
import { modalWindowText } from './modal-window-text';
import { searchModalText } from '../search/search-modal-text';
import { settingsText } from '../settings/settings-text';
import { sitePageModalText } from '../site-pages/site-page-modal-text';

/** The modals and what they hold, in Spanish. */
export const modalsEs: readonly TranslationPair[] = [
  translate(modalWindowText, {
    history: 'Historial del sitio',
    preferences: 'Ajustes del sitio',
    donate: 'Donar',
    share: 'Compartir',
    join: 'Cómo unirte',
    contribute: 'Contribuir',
    search: (product: string) => `Buscar en ${product}`,
    account: 'Cuenta',
    map: 'Mapa de lugares relacionados',
    close: 'Cerrar',
  }),
  translate(shareText, {
    targets: 'Compartir esta página con',
    facebook: 'Facebook',
    twitter: 'Twitter',
    email: 'Correo electrónico',
    linkedin: 'LinkedIn',
    pinterest: 'Pinterest',
    address: 'Enlace a esta página',
    copy: 'Copiar enlace',
    copied: 'El enlace está copiado.',
    selected: 'El enlace está seleccionado: cópialo con el teclado o manteniéndolo pulsado.',
    system: 'Más formas de compartir...',
    qr: 'Código QR',
    qrOf: (address: string) => `Código QR de ${address}`,
    qrTooLong: 'El enlace es demasiado largo para un código QR.',
  }),
  translate(historyText, {
    bookmarks: 'Marcadores',
    recent: 'Páginas recientes',
    empty: 'Sin resultados.',
    needsScript: 'Las páginas que lees se recuerdan en tu navegador, para lo cual JavaScript debe estar activado.',
    invitation: 'Inicia sesión para marcar páginas y encontrarlas también en tus otros dispositivos.',
    login: '¡Inicia sesión para tener más funciones!',
  }),
  translate(settingsText, {
    translation: 'Traducción de la Biblia',
    language: 'Idioma del sitio',
    theme: 'Colores',
    'theme-system': 'Como mi dispositivo',
    'theme-light': 'Claro',
    'theme-dark': 'Oscuro',
    'theme-sepia': 'Sepia',
    textSize: 'Tamaño del texto',
    'textSize-small': 'Pequeño',
    'textSize-medium': 'Mediano',
    'textSize-large': 'Grande',
    'textSize-larger': 'Más grande',
    'textSize-largest': 'El más grande',
    motion: 'Movimiento',
    'motion-system': 'Como mi dispositivo',
    'motion-reduced': 'Reducido',
    needsScript: 'Los ajustes solo se pueden cambiar con JavaScript activado.',
    here: 'Los ajustes se guardan en este navegador.',
    everywhere: 'Los ajustes se guardan con tu cuenta, en todos tus dispositivos.',
  }),
  translate(donateText, {
    lead: 'Aquí todo es gratis para todos. Las donaciones pagan los servidores y el trabajo en los textos.',
    byMail: 'Enviar un cheque por correo',
    payableTo: (name: string) => `Extiende tu cheque a nombre de ${name} y envíalo a:`,
    mailTo: 'Envía tu cheque a:',
    online: 'Donar en línea',
    onlineLead: 'Una donación única o periódica, en nuestro sitio de cuentas.',
    giveNow: 'Donar ahora',
    receipts: 'Recibos y resumen anual',
    receiptsLead:
      'Recibes un recibo por cada donación. En enero llega un resumen de todas tus donaciones del año, para tu declaración de impuestos.',
    none: 'Por ahora no se pueden recibir donaciones: este sitio no tiene configurada ninguna forma de donar.',
    supportUs: 'Otras formas de apoyarnos',
  }),
  translate(searchModalText, {
    label: 'Palabras, un nombre o una referencia bíblica',
    search: 'Buscar',
  }),
  translate(accountText, {
    frame: 'Tu cuenta',
    logout: 'Cerrar sesión',
    silent: 'El servidor que guarda las cuentas no responde. Todo lo de aquí se puede leer sin una cuenta.',
    byItself: 'Abrirlo en una página propia',
    none: 'Este sitio no tiene cuentas, así que no hay dónde iniciar sesión. Todo se puede leer sin una.',
  }),
  translate(sitePageModalText, {
    loading: 'Cargando...',
    failed: 'No se pudieron cargar estas palabras. Inténtalo de nuevo más tarde.',
    supportUs: 'Formas de apoyarnos',
  }),
];
