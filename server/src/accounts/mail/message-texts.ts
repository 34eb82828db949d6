import { translate } from '@manna/shared/contracts';

const ignore = 'If you did not ask for this, ignore this message: nothing changes.';

/** Texts of the e-mails. Each takes the name of the site first. */
export const messageText = {
  registerSubject: (site: string) => `Confirm your account at ${site}`,
  register: (site: string, link: string) =>
    `Somebody asked for an account at ${site} with this e-mail address. To create it, open this link within 24 hours:\n\n${link}\n\n${ignore}\n`,
  knownSubject: (site: string) => `You already have an account at ${site}`,
  known: (site: string, link: string) =>
    `Somebody asked for an account at ${site} with this e-mail address, which already has one. You can sign in here:\n\n${link}\n\n${ignore}\n`,
  signInSubject: (site: string) => `Your link to sign in to ${site}`,
  signIn: (site: string, link: string) =>
    `To sign in to ${site}, open this link within 15 minutes. It works once:\n\n${link}\n\n${ignore}\n`,
  resetSubject: (site: string) => `Choose a new password for ${site}`,
  reset: (site: string, link: string) =>
    `To choose a new password for ${site}, open this link within 15 minutes. It works once:\n\n${link}\n\n${ignore}\n`,
  emailSubject: (site: string) => `Confirm your new e-mail address for ${site}`,
  email: (site: string, link: string) =>
    `To use this e-mail address for your account at ${site}, open this link within 24 hours:\n\n${link}\n\n${ignore}\n`,
  emailChangedSubject: (site: string) => `Your e-mail address at ${site} was changed`,
  emailChanged: (site: string, email: string) =>
    `Your account at ${site} now uses the e-mail address ${email}. If this was not you, write to us.\n`,
  passwordChangedSubject: (site: string) => `Your password at ${site} was changed`,
  passwordChanged: (site: string, link: string) =>
    `The password of your account at ${site} was changed, and your other devices were signed out. If this was not you, choose another password here:\n\n${link}\n`,
  passkeyAddedSubject: (site: string) => `A passkey was added to your account at ${site}`,
  passkeyAdded: (site: string, link: string) =>
    `A passkey was added to your account at ${site}. If this was not you, remove it here:\n\n${link}\n`,
  passkeyRemovedSubject: (site: string) => `A passkey was removed from your account at ${site}`,
  passkeyRemoved: (site: string, link: string) =>
    `A passkey was removed from your account at ${site}. If this was not you, choose another password here:\n\n${link}\n`,
  removedSubject: (site: string) => `Your account at ${site} was deleted`,
  removed: (site: string) => `Your account at ${site} was deleted, as you asked.\n`,
};

const descarte = 'Si no lo ha pedido usted, ignore este mensaje: nada cambia.';

export const spanishMessages = translate(messageText, {
  registerSubject: (site) => `Confirme su cuenta en ${site}`,
  register: (site, link) =>
    `Alguien ha pedido una cuenta en ${site} con esta dirección de correo. Para crearla, abra este enlace antes de 24 horas:\n\n${link}\n\n${descarte}\n`,
  knownSubject: (site) => `Ya tiene una cuenta en ${site}`,
  known: (site, link) =>
    `Alguien ha pedido una cuenta en ${site} con esta dirección de correo, que ya tiene una. Puede iniciar sesión aquí:\n\n${link}\n\n${descarte}\n`,
  signInSubject: (site) => `Su enlace para iniciar sesión en ${site}`,
  signIn: (site, link) =>
    `Para iniciar sesión en ${site}, abra este enlace antes de 15 minutos. Funciona una sola vez:\n\n${link}\n\n${descarte}\n`,
  resetSubject: (site) => `Elija una contraseña nueva para ${site}`,
  reset: (site, link) =>
    `Para elegir una contraseña nueva para ${site}, abra este enlace antes de 15 minutos. Funciona una sola vez:\n\n${link}\n\n${descarte}\n`,
  emailSubject: (site) => `Confirme su nueva dirección de correo para ${site}`,
  email: (site, link) =>
    `Para usar esta dirección de correo en su cuenta de ${site}, abra este enlace antes de 24 horas:\n\n${link}\n\n${descarte}\n`,
  emailChangedSubject: (site) => `Se ha cambiado su dirección de correo en ${site}`,
  emailChanged: (site, email) =>
    `Su cuenta de ${site} usa ahora la dirección ${email}. Si no ha sido usted, escríbanos.\n`,
  passwordChangedSubject: (site) => `Se ha cambiado su contraseña en ${site}`,
  passwordChanged: (site, link) =>
    `Se ha cambiado la contraseña de su cuenta de ${site} y se ha cerrado la sesión en sus demás dispositivos. Si no ha sido usted, elija otra contraseña aquí:\n\n${link}\n`,
  passkeyAddedSubject: (site) => `Se ha añadido una llave de acceso a su cuenta de ${site}`,
  passkeyAdded: (site, link) =>
    `Se ha añadido una llave de acceso a su cuenta de ${site}. Si no ha sido usted, elimínela aquí:\n\n${link}\n`,
  passkeyRemovedSubject: (site) => `Se ha eliminado una llave de acceso de su cuenta de ${site}`,
  passkeyRemoved: (site, link) =>
    `Se ha eliminado una llave de acceso de su cuenta de ${site}. Si no ha sido usted, elija otra contraseña aquí:\n\n${link}\n`,
  removedSubject: (site) => `Se ha eliminado su cuenta de ${site}`,
  removed: (site) => `Se ha eliminado su cuenta de ${site}, como pidió.\n`,
});
