const words = (list: string) => list.trim().split(/\s+/);

/** Accounts of services, which are nobody's: images of servers, panels and tools make them. In lower case. */
export const serviceAccounts: ReadonlySet<string> = new Set([
  "default user",
  "all users",
  ".",
  "..",
  ...words(`
    public default shared administrator container minecraft mc mcserver mcs minecraftserver minecraft-server minecraft_server server
    servers root steam ubuntu debian centos fedora rocky alma opc azureuser ec2-user cloud-user vagrant docker podman
    pterodactyl pelican wings amp crafty craftycontroller mcsmanager mineos multicraft linuxgsm lgsm bukkit spigot paper
    papermc purpur fabric forge neoforge velocity waterfall bungee bungeecord proxy lobby hub survival creative skyblock
    bedrock geyser runner runneradmin jenkins gitlab-runner github-runner teamcity builder nobody www-data apache nginx mysql
    postgres redis git svn ftp sftp node java app deploy daemon games jovyan vscode codespace gitpod coder abc
    systemprofile localservice networkservice defaultapppool steamuser crossover linuxbrew lost+found discloud termux gameserver gameservers game-server nodecraft
  `),
]);

/**
 * Names of accounts that are also words of logs and of the game. In paths they are masked, as they may be somebody's,
 * but nowhere else: a log in which every `user` is masked tells nothing any more. In lower case.
 */
export const commonNames: ReadonlySet<string> = new Set([
  ...serviceAccounts,
  ...words(`
    steve alex ari efe kai makena noor sunny zuri notch herobrine
    admin administrator user users usuario utilisateur benutzer owner guest gast invité test tester testing testuser dev
    developer develop support system service local localhost host client player players gamer games gaming game play
    home house work office school student teacher family familie mom dad kid kids child name account accounts person
    people me you he she it we they my your our max min all any none null true false yes the and for with from this that
    not new old first last next main master slave base core data file files folder path temp tmp cache config log logs
    mods mod plugin plugins pack packs world worlds map maps save saves backup backups desktop laptop notebook computer
    pc windows linux macos mac apple microsoft google intel amd nvidia asus acer dell lenovo medion samsung huawei xiaomi
    java jdk jre launcher prism multimc modrinth curseforge overwolf technic atlauncher gdlauncher lunar badlion
    lunarclient feather tlauncher hmcl pcl discord obs chrome firefox edge info warn warning error debug trace fatal
    thread render worker loading loaded load start started stop stopped done failed success time date day month year
    jan feb mar apr may jun jul aug sep oct nov dec mon tue wed thu fri sat sun
    version build release beta alpha stable latest update updates download downloads document documents music video
    picture pictures image images sound sounds texture textures shader shaders model models block blocks item items
    entity entities chunk chunks biome biomes dimension nether end overworld village villager zombie skeleton creeper
    spider enderman ender dragon wither wolf cat dog horse cow pig sheep chicken fish bat bee fox panda parrot axolotl
    stone dirt grass sand wood iron gold diamond emerald redstone lapis coal copper netherite amethyst lava water fire
    ice snow air sky moon star stars light dark night shadow storm rain thunder king queen prince princess lord master
    ninja pirate knight hunter archer mage wizard witch ghost angel devil demon dragon phoenix tiger lion bear eagle
    rose lily daisy ruby pearl amber jade hope faith joy grace art mark bill will rich rob jack drew chase hunter
    summer winter spring autumn april june august red blue green black white grey gray brown pink purple orange yellow
    info mail net web www api sdk gui cli lib libs bin etc opt usr var dev proc sys mnt srv media run
  `),
]);

const accountsOfSystems = new Set(
  words(
    "users group other wheel staff adm sudo systemd-journal nogroup none messagebus syslog avahi polkitd chrony ntp dbus rtkit colord sshd sa",
  ),
);

/** Whether an account is somebody's: none of a service, nor of the system. */
export function isPersonalAccount(name: string): boolean {
  const account = name.toLowerCase();
  // Listings cut long names off: `minecra+`.
  if (account.endsWith("+")) return ![...serviceAccounts].some((one) => one.startsWith(account.slice(0, -1)));
  return (
    !serviceAccounts.has(account) && !accountsOfSystems.has(account) && !/^(?:systemd|_|postgre|mysql)/.test(account)
  );
}

/** What containers and machines of a server are called after what runs in them. */
const serviceMachines: ReadonlySet<string> = new Set(
  words(
    `vps db database databases sql mariadb postgresql pgsql pg pgbouncer mongo mongodb influx influxdb prometheus grafana loki tempo
    minio s3 rabbitmq rabbit kafka nats mqtt emqx elasticsearch elastic opensearch kibana memcached keydb valkey dragonfly
    traefik caddy haproxy envoy consul etcd vault zookeeper keycloak backend frontend gateway auth queue broker message
    messaging mailhog smtp worker workers scheduler exporter metrics monitoring status pgadmin phpmyadmin adminer portainer
    luckperms litebans bluemap dynmap pl3xmap squaremap plan bedwars skywars factions prison smp limbo vote node pod
    container service svc cluster replica primary secondary eu us na asia dev prod staging test int stage`,
  ),
);

/** Whether a name of a machine is made of such words alone: `velocity-proxy`, `ubuntu`, `lobby-1`, `mariadb`. */
export function isImpersonal(name: string): boolean {
  return name
    .toLowerCase()
    .split(/[-_.\d]+/)
    .every((part) => part === "" || commonNames.has(part) || serviceMachines.has(part));
}
