import type { Translated } from '@manna/shared/contracts';
import type { bareErrorText } from './bare-error-text';

export const bareErrorEs: Translated<typeof bareErrorText> = {
  home: 'Inicio',
  failed: 'Error interno',
  failedText: 'Algo salió mal al mostrar este contenido. Inténtalo de nuevo más tarde.',
  busy: 'Servicio no disponible',
  busyText: 'El sitio está ocupado. Inténtalo de nuevo en un momento.',
  tooMany: 'Demasiadas solicitudes',
  tooManyText: 'Se solicitaron demasiadas páginas desde tu red. Espera un minuto y vuelve a cargar esta página.',
};
