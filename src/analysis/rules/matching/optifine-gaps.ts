/** What Forge, NeoForge or mods call, and OptiFine's own version of the class does not have, or has in another form. */
export const optiFineGap =
  /NoSuchMethodError: [^\n]{0,100}?(?:ProxyTicketManager\.shouldForceTicks|SpriteContents\.<init>|DistanceManager\.addRegionTicket|Font\.ellipsize|RenderSystem\.getBackendDescription|BakedQuad\.<init>)/;

/** OptiFine's own loader, where it does not fit the one that calls it. */
export const misfit =
  /(?:NoSuchMethod|NoSuchField|AbstractMethod|NoClassDefFound|IncompatibleClassChange|IllegalAccess|Verify)Error|ClassNotFoundException/;
