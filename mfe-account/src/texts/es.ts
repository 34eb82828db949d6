import { translate, type TranslationPair } from '@manna/shared/contracts';
import { accountModalText } from '../features/modal/account-modal-text';
import { accountText } from '../features/account/account-text';

export const es: readonly TranslationPair[] = [
  translate(accountModalText, {
    frame: 'Tu cuenta',
    logout: 'Cerrar sesión',
    silent: 'El servidor de cuentas no responde. Todo se puede leer aquí sin una cuenta.',
    byItself: 'Abrirlo en su propia página',
    none: 'Este sitio no tiene cuentas, así que no hay dónde iniciar sesión. Todo se puede leer sin una.',
    retry: 'Reintentar',
    retrying: 'Reintentando...',
  }),
  translate(accountText, {
    home: 'Inicio',
    title: 'Cuenta',
    description: 'Para qué sirve una cuenta en este sitio y qué funciona sin ella.',
    lead: 'Para leer aquí no necesitas ninguna cuenta.',
    today: 'Hoy',
    notYet: 'Las cuentas todavía no están abiertas, así que nada de lo que haces aquí se guarda en un perfil.',
    readBible: 'Leer la Biblia',
    planned: 'Lo que una cuenta guardará para ti',
    history: 'Historial',
    historyHint: 'Las últimas páginas que visitaste, en todos tus dispositivos.',
    bookmarks: 'Marcadores',
    bookmarksHint: 'Páginas a las que quieres volver.',
    preferences: 'Preferencias',
    preferencesHint: 'Tu traducción y el aspecto de las páginas.',
  }),
];
