const words = (list: string) => list.trim().split(/\s+/);

/**
 * Services that give names to the changing addresses of homes. What stands before such an ending is somebody's. Each
 * list is under two characters that all of its endings have, and ordinary logs seldom.
 */
export const dynamicSuffixes: Readonly<Record<string, string>> = {
  eg: "servegame.com",
  // Tunnels to a server at home.
  it: "playit.cloud playit.gg playit.plus",
  ly: "ply.gg",
  mc: "e4mc.link joinmc.link",
  yc: "trycloudflare.com",
  gg: "pinggy.io pinggy.link pinggy.online",
  lh: "lhr.life lhr.pro lhr.rocks",
  eo: "serveo.net serveousercontent.com",
  ca: "loca.lt",
  lt: "localto.net",
  zr: "zrok.io",
  of: "ofalias.com ofalias.net",
  io: "packetriot.net",
  tm: "portmap.host portmap.io",
  iq: "xiaomiqiu.cn",
  pp: "natapp.cc natapp1.cc natappfree.cc",
  cp: "cpolar.cn cpolar.io cpolar.top",
  rp: "mossfrp.cn mossfrp.net mossfrp.top",
  vt: "devtunnels.ms",
  bi: "telebit.io",
  gr: "ngrok-free.app ngrok-free.dev ngrok.app ngrok.dev ngrok.io",
  fr: "natfrp.cloud sakurafrp.com",
  dn: "bigdns.net ddns-ip.net ddns.info ddns.me ddns.net ddns.uk ddns.us ddnsfree.com ddnsgeek.com ddnsking.com ddnss.de ddnss.eu ddnss.org dns04.com dns05.com dnsalias.com dnsalias.net dnsalias.org dnsdojo.com dnsdojo.net dnsdojo.org dnshome.de dnsiskinky.com dtdns.net duckdns.org dyn.ydns.io dynamic-dns.net dyndns-home.com dyndns-ip.com dyndns-remote.com dyndns-server.com dyndns-web.com dyndns.biz dyndns.info dyndns.org dyndns.tv dyndns.ws dynuddns.com dynuddns.net freeddns.org freedns.org gotdns.ch gotdns.com gotdns.org homedns.org mcnet.ddns-ip.net mycloudnas.com myddns.me now-dns.net now-dns.org spdns.de spdns.eu spdns.org thddns.net tplinkdns.com twodns.de viewdns.net ydns.eu",
  "p.": "changeip.com ditchyourip.com dynip.org eicp.net goip.de homeftp.net homeftp.org homeip.net loseyourip.com myftp.biz myftp.org myip.hr no-ip.biz no-ip.com no-ip.info no-ip.org noip.me noip.us now-ip.net now-ip.org oicp.net qicp.vip selfip.biz selfip.com selfip.info selfip.net selfip.org serveftp.com servehttp.com slyip.com slyip.net vicp.cc vicp.io vicp.net webhop.me wicp.vip xicp.cn xicp.io xicp.net zicp.fun zicp.vip",
  yn: "dedyn.io dsmynas.com dsmynas.net dyn-ip24.de dynalias.com dynalias.net dynalias.org dynns.com dynpc.net dynserv.org dynu.com dynu.net dynu.org dynv6.net mynetgear.com synology.me",
  "x.": "homelinux.com homelinux.net homelinux.org homeunix.com homeunix.net homeunix.org twilightparadox.com",
  my: "my-firewall.org my-gateway.de my-router.de my.to mycloudrepo.io myds.me myfritz.link myfritz.net myhome-server.de myqnapcloud.cn myqnapcloud.com mywire.org",
  fh: "selfhost.bz selfhost.co selfhost.de selfhost.eu selfhost.me",
  ek: "geekgalaxy.com is-a-geek.com is-a-geek.net is-a-geek.org",
  vr: "camdvr.org dvrcam.info",
  v6: "v6.navy v6.rocks",
  "c.": "keenetic.io keenetic.link keenetic.name keenetic.pro mrbasic.com serveirc.com theworkpc.com",
  yd: "familyds.com familyds.net",
  "1w": "001www.com",
  nw: "gnway.cc gnway.net",
  jb: "cjb.net",
  ud: "dscloud.biz dscloud.me",
  zo: "kozow.com tzo.com",
  f3: "f3322.net f3322.org",
  "3u": "3utilities.com",
  i2: "i234.me",
  ik: "servecounterstrike.com",
  mw: "imwork.net",
  bp: "bplaced.net",
  p3: "servemp3.com",
  ii: "giize.com",
  yu: "pubyun.com",
  mn: "damnserver.com",
  sb: "workisboring.com",
  wl: "eagleowl.io",
  "m.": "accesscam.org asuscomm.cn asuscomm.com casacam.net",
  "k.": "ciscofreak.com iok.la",
  za: "zapto.org",
  "b.": "jumpingcrab.com",
  uy: "ooguy.com",
  ez: "gleeze.com",
  "h.": "ath.cx",
  eh: "servehalflife.com",
  bd: "crabdance.com",
  pd: "nsupdate.info",
  "i.": "onthewifi.com",
  "o.": "hopto.me hopto.org mooo.com",
  cs: "servepics.com",
  eq: "servequake.com",
  "66": "8866.org 9966.org",
  yt: "sytes.net",
  "22": "3322.org",
};

/** Labels in the names that providers give to the connections of homes: `p4fd1a2b3.dip0.t-ipconnect.de`. */
export const connectionLabels =
  /^(?:dip\d{0,2}|dyn|dynip|dynamic(?:ip)?|[avhsx]?dsl\d{0,2}|vdsl|pppoe?|dial(?:up|in)?|pools?|cables?|catv|cust(?:omers?)?|dhcp|res|fios|fttx|ftth|fib(?:er|re)|broad(?:band)?|hsd\d|rev|abo|user\d{0,2}p?|home|mobile|lte|wlan|static|sta|ip|hfc|cpe|net|dynamic-ip|kabel|internetaccess|telekom|w\d{1,3}-\d{1,3})$/;

/** Endings of countries under which companies have a third part of their own: `gvt.net.br`, `bt.co.uk`. */
export const secondLevel = /^(?:com?|net|org|gov|edu|ac|ne|or|go)$/;

/** Endings of files and code that stand in logs where names of hosts have their last part: `icon@2x.png`. */
export const fileEndings: ReadonlySet<string> = new Set(
  words(`jar zip png jpg jpeg gif json java class kt ts js dll so exe log txt gz toml yml yaml cfg xml html css
  tar tgz bz xz zst rar bak old part tmp dat mca nbt schem schematic mrpack litemod properties lock db sqlite`),
);
