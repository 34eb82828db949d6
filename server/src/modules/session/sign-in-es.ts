import type { Translated } from '@manna/shared/contracts';
import type { signInText } from './sign-in-text';

export const signInEs: Translated<typeof signInText> = {
  unavailable: 'Ahora no es posible iniciar sesión',
  unavailableText: 'Puedes seguir leyendo sin cuenta. Inténtalo de nuevo en unos minutos.',
  expired: 'Este inicio de sesión ya no es válido',
  expiredText: 'Tardó demasiado, ya se usó o empezó en otro navegador. Inicia sesión de nuevo.',
  refused: 'No has iniciado sesión',
  refusedText: 'El servidor de cuentas no confirmó quién eres. Inicia sesión de nuevo.',
  insecure: 'Para iniciar sesión hace falta una conexión segura',
  insecureText: 'Abre este sitio con https para iniciar sesión.',
  disabled: 'Este sitio no tiene cuentas',
  disabledText: 'Puedes leerlo todo sin cuenta.',
  foreign: 'Tu sesión sigue abierta',
  foreignText: 'Otro sitio intentó cerrar tu sesión en este. Ciérrala aquí si es lo que quieres.',
  stuck: 'Ahora no es posible cerrar la sesión',
  stuckText: 'Tu sesión sigue abierta. Inténtalo de nuevo en un momento.',
  elsewhere: 'Tu cuenta está en otro servicio',
  elsewhereText: (host) => `Cambia tu nombre, tu dirección de correo y tu contraseña en ${host}.`,
  here: 'Lo que este sitio ha guardado para ti',
  login: 'Iniciar sesión',
  logout: 'Cerrar sesión',
  back: 'Seguir leyendo',
};
