/** Misspellings that resumes are full of. None of them is a word of its own, apart from `manger` and `payed`. */
export const misspellings: ReadonlyMap<string, string> = new Map(
  `
  choosen=chosen witheld=withheld overnite=overnight
  abilites=abilities abilty=ability absense=absence acadmic=academic accademic=academic accesible=accessible
  accessable=accessible accidently=accidentally accomodate=accommodate accomodated=accommodated
  accomodating=accommodating accomodation=accommodation accomodations=accommodations accomplised=accomplished
  accomplishd=accomplished accoridng=according accountt=account accoutant=accountant accouting=accounting
  accross=across accuracey=accuracy accuratly=accurately accuray=accuracy accurrate=accurate accurratly=accurately
  acheive=achieve acheived=achieved acheivement=achievement acheivements=achievements acheiving=achieving
  choosen=chosen witheld=withheld achieveing=achieving achived=achieved achivement=achievement achivements=achievements acommodate=accommodate
  acomplished=accomplished acording=according acount=account acountant=accountant acounting=accounting
  acounts=accounts acquisiton=acquisition activies=activities activites=activities activly=actively acurate=accurate
  acurracy=accuracy acutal=actual additionaly=additionally additon=addition additonal=additional addres=address
  administartion=administration administartive=administrative administated=administrated administative=administrative
  administator=administrator administred=administered adminster=administer adminstered=administered
  adminstration=administration adminstrative=administrative adminstrator=administrator adress=address
  adressed=addressed adresses=addresses adressing=addressing advertisment=advertisement advertisments=advertisements
  aggresive=aggressive agressive=aggressive agressively=aggressively ammount=amount ammounts=amounts analize=analyze
  analized=analyzed analizing=analyzing analsis=analysis analyis=analysis analyzied=analyzed anaylsis=analysis
  anaylze=analyze anaylzed=analyzed anaysis=analysis annualy=annually answerd=answered answring=answering
  anually=annually anwered=answered anwsered=answered aplication=application aplications=applications
  apointment=appointment apointments=appointments applicaions=applications applicaton=application
  applicatons=applications appoinment=appointment appoinments=appointments appointmet=appointment
  appointmnets=appointments appopriate=appropriate appropiate=appropriate approriate=appropriate
  approximatly=approximately approxmately=approximately apropriate=appropriate aproval=approval aproved=approved
  aproximately=approximately aquire=acquire aquired=acquired aquisition=acquisition aquisitions=acquisitions
  arguement=argument arrangment=arrangement arrangments=arrangements artical=article asess=assess asessment=assessment
  asistance=assistance asistant=assistant asisted=assisted assembeled=assembled assembley=assembly assesed=assessed
  assesing=assessing assesment=assessment assesments=assessments assessement=assessment assigment=assignment
  assigments=assignments assignement=assignment assisant=assistant assisstance=assistance assissted=assisted
  assistan=assistant assistence=assistance assitance=assistance assitant=assistant assited=assisted
  attandance=attendance attendence=attendance attendent=attendant attenion=attention attension=attention
  availabe=available availabilty=availability availablity=availability availble=available avaliable=available
  awnser=answer awnsered=answered basicly=basically begining=beginning beleive=believe benfits=benefits
  benificial=beneficial benifits=benefits bookeeper=bookkeeper bookeeping=bookkeeping bookkeping=bookkeeping
  buisness=business buisnesses=businesses busines=business busness=business bussines=business bussiness=business
  campagin=campaign campagins=campaigns campain=campaign campaings=campaigns campains=campaigns candadates=candidates
  candiates=candidates canidate=candidate canidates=candidates carefull=careful carefuly=carefully
  catagories=categories catagory=category catelog=catalog cateogry=category cemetary=cemetery certifcate=certificate
  certifcation=certification certifed=certified certificaton=certification challange=challenge challanges=challenges
  challanging=challenging chidren=children childern=children cirriculum=curriculum cleaniness=cleanliness
  cleanlyness=cleanliness cleint=client cleints=clients clientel=clientele clinets=clients colaborate=collaborate
  colaborated=collaborated colaboration=collaboration colection=collection collaberate=collaborate
  collaberated=collaborated collaberation=collaboration collaboarted=collaborated collaborted=collaborated
  collabrated=collaborated collborated=collaborated colleage=colleague colleages=colleagues collegue=colleague
  collegues=colleagues comercial=commercial comittee=committee comittment=commitment commerical=commercial
  comming=coming comminication=communication commited=committed commitee=committee commitees=committees
  commitmment=commitment committe=committee committment=commitment commuication=communication communcate=communicate
  communcation=communication communciation=communication communicaton=communication communicatons=communications
  comparision=comparison compeditive=competitive competative=competitive competitve=competitive compilance=compliance
  complance=compliance compleated=completed compleet=complete compleeted=completed completley=completely
  completly=completely compliants=complaints complience=compliance complient=compliant comptuer=computer
  computor=computer computors=computers comunicate=communicate comunicated=communicated comunication=communication
  comunications=communications concensus=consensus condcuted=conducted conductd=conducted conduted=conducted
  conferance=conference confidental=confidential confidentality=confidentiality confidentialty=confidentiality
  confidentialy=confidentially confrence=conference confrim=confirm congradulated=congratulated conjuction=conjunction
  consistancy=consistency consistant=consistent consistantly=consistently constrcution=construction
  constrution=construction constuction=construction consturction=construction consultated=consulted
  contibuted=contributed continous=continuous continously=continuously continualy=continually contiuous=continuous
  contol=control contributd=contributed controled=controlled controling=controlling contruction=construction
  conveniant=convenient convertion=conversion coodinate=coordinate coodinated=coordinated coordiante=coordinate
  coordianted=coordinated coordiation=coordination coordinater=coordinator coorporate=corporate cordinate=coordinate
  cordinated=coordinated cordination=coordination cordinator=coordinator corespondence=correspondence
  correctley=correctly correspondance=correspondence corrispondence=correspondence corrolate=correlate
  costomer=customer costomers=customers counseler=counselor creativly=creatively creativty=creativity critial=critical
  curently=currently curiculum=curriculum currenlty=currently curriculm=curriculum currrently=currently
  cusotmer=customer cusotmers=customers custmer=customer custmers=customers customerss=customers customor=customer
  customors=customers custoner=customer custumer=customer custumers=customers cutomer=customer cutomers=customers
  dailey=daily databae=database databse=database databses=databases datbase=database deadine=deadline
  deadlnes=deadlines dealling=dealing decison=decision decisons=decisions decission=decision definately=definitely
  definatly=definitely delievered=delivered delivary=delivery delived=delivered deliverd=delivered
  deliverying=delivering deliverys=deliveries delivieries=deliveries delivired=delivered demonstated=demonstrated
  demonstrted=demonstrated deparment=department deparments=departments departement=department departements=departments
  departmet=department depatment=department dependible=dependable descrepancies=discrepancies descripton=description
  desgin=design desgined=designed desiged=designed desined=designed desinged=designed desribe=describe
  desription=description detailled=detailed detaled=detailed determening=determining detial=detail detials=details
  develoment=development develope=develop developement=development developmet=development developmnet=development
  developped=developed developping=developing devleoped=developed devleopment=development devlop=develop
  devloped=developed devlopment=development diagnoised=diagnosed diagnosd=diagnosed dicipline=discipline
  diferent=different difficut=difficult diffrent=different dificult=difficult diligant=diligent dilligent=diligent
  direcly=directly directley=directly disapline=discipline disciplin=discipline discrepencies=discrepancies
  discrepency=discrepancy discrepensies=discrepancies dispach=dispatch dispached=dispatched distibuted=distributed
  distribued=distributed distributon=distribution distrubuted=distributed distrubution=distribution divison=division
  divisons=divisions docment=document docuemnt=document docuemnts=documents documentaion=documentation
  documentated=documented documentaton=documentation documention=documentation documnet=document documnets=documents
  educaional=educational educaton=education efectively=effectively effeciencies=efficiencies effeciency=efficiency
  effecient=efficient effeciently=efficiently effecitvely=effectively effectivley=effectively effectivly=effectively
  efficency=efficiency efficent=efficient efficently=efficiently efficienty=efficiently electical=electrical
  electicity=electricity electrial=electrical electronicly=electronically eletrical=electrical elimiated=eliminated
  eliminiated=eliminated elligible=eligible emergancy=emergency emergencys=emergencies emloyees=employees
  emmergency=emergency employeed=employed employement=employment employess=employees employmnet=employment
  emplyee=employee emplyees=employees empolyee=employee empolyees=employees enchance=enhance
  encouragment=encouragement engineeer=engineer engineerng=engineering enginer=engineer enginering=engineering
  enginner=engineer enginners=engineers enhanched=enhanced ensurred=ensured enthusiasic=enthusiastic
  enthusiatic=enthusiastic entrepeneur=entrepreneur entreprenuer=entrepreneur entreprenuers=entrepreneurs
  entrys=entries enusre=ensure enusred=ensured enviornment=environment envirnment=environment enviroment=environment
  enviromental=environmental enviroments=environments eqipment=equipment equipement=equipment equipmet=equipment
  equipmnet=equipment equiptment=equipment equpment=equipment escelated=escalated especialy=especially
  estabished=established establised=established establishd=established estblished=established estimat=estimate
  evaluaton=evaluation evalute=evaluate evaluted=evaluated evalution=evaluation evalutions=evaluations
  eventualy=eventually exceded=exceeded exceeeded=exceeded excelent=excellent excell=excel excellant=excellent
  excells=excels excercise=exercise excercises=exercises exeeded=exceeded exellent=excellent exisiting=existing
  existance=existence expantion=expansion expence=expense expences=expenses expereince=experience experence=experience
  experiance=experience experianced=experienced experiece=experience experienc=experience experince=experience
  experinced=experienced expertice=expertise expierence=experience expierenced=experienced expirience=experience
  explaination=explanation explanied=explained exprience=experience exsisting=existing exsiting=existing
  extensivly=extensively extention=extension extremly=extremely facilated=facilitated faciliated=facilitated
  facilitaed=facilitated facilites=facilities facilitied=facilitated facilitys=facilities facillitate=facilitate
  facilties=facilities facilty=facility familar=familiar familier=familiar familliar=familiar favourate=favourite
  feedbak=feedback feild=field feilds=fields fianancial=financial finacial=financial finacially=financially
  finanace=finance financal=financial finanical=financial flexability=flexibility flexable=flexible
  flexibilty=flexibility followd=followed folow=follow folowed=followed folowing=following forcast=forecast
  forcasted=forecasted forcasting=forecasting forcasts=forecasts forcklift=forklift foriegn=foreign forklfit=forklift
  fourty=forty foward=forward fowarded=forwarded fowarding=forwarding freindly=friendly freqently=frequently
  frequenty=frequently friendy=friendly fufilled=fulfilled fullfill=fulfill fullfilled=fulfilled
  fullfillment=fulfillment furnature=furniture futher=further garantee=guarantee generaly=generally generted=generated
  genrated=generated goverment=government govermental=governmental governement=government graduted=graduated
  gradution=graduation graphicly=graphically gratful=grateful graudated=graduated greeing=greeting guage=gauge
  guarentee=guarantee guarenteed=guaranteed guarrantee=guarantee guideance=guidance guidence=guidance
  guidline=guideline guidlines=guidelines guildelines=guidelines guildlines=guidelines handeled=handled
  handeling=handling handld=handled handleing=handling handuling=handling hanlded=handled hanled=handled
  harassement=harassment harrassment=harassment heirarchy=hierarchy helpfull=helpful helpped=helped higly=highly
  hospitallity=hospitality hospitalty=hospitality hospitial=hospital hosptial=hospital humerous=humorous
  hygeine=hygiene hygine=hygiene idenitfied=identified identfied=identified identifed=identified
  identifing=identifying identifiy=identify illustator=illustrator ilustrated=illustrated imediately=immediately
  imformation=information immediatley=immediately immediatly=immediately implementaion=implementation
  implementaton=implementation implementd=implemented implemeted=implemented impliment=implement
  implimentation=implementation implimented=implemented implimenting=implementing implmentation=implementation
  implmented=implemented importent=important imporvement=improvement improoved=improved improvemnt=improvement
  improvment=improvement improvments=improvements incorperate=incorporate incorperated=incorporated incrased=increased
  increaed=increased increse=increase incresed=increased incresing=increasing indepedent=independent
  independance=independence independant=independent independantly=independently independtly=independently
  indivdual=individual individal=individual individuls=individuals indiviual=individual indiviuals=individuals
  industial=industrial industies=industries industy=industry infomation=information inforamtion=information
  informaton=information informtion=information infrastrucure=infrastructure infrastucture=infrastructure
  inital=initial initally=initially innovatve=innovative inovation=innovation inovative=innovative inqueries=inquiries
  inquirys=inquiries insepction=inspection inspeciton=inspection inspectd=inspected instalation=installation
  instalations=installations instaled=installed instaling=installing instructer=instructor instucted=instructed
  instucter=instructor instuction=instruction instuctions=instructions insurace=insurance insurence=insurance
  intalled=installed inteligence=intelligence intelligance=intelligence intergrate=integrate intergrated=integrated
  intergration=integration internshp=internship interpersonnal=interpersonal interpesonal=interpersonal
  intership=internship interveiw=interview interveiwed=interviewed interveiws=interviews interviewd=interviewed
  intrest=interest intrested=interested introducton=introduction inventary=inventory inventery=inventory
  inventorys=inventories inventroy=inventory invetory=inventory invloved=involved invocies=invoices
  invoiceing=invoicing involed=involved irrelevent=irrelevant issuses=issues isue=issue itinary=itinerary
  itinerarys=itineraries jewlery=jewelry journalisim=journalism knoweldge=knowledge knowldge=knowledge
  knowledgable=knowledgeable knowledgible=knowledgeable knowlegde=knowledge knowlege=knowledge labatory=laboratory
  laboratry=laboratory labratory=laboratory landscapping=landscaping languge=language leadershp=leadership
  leadersip=leadership leadrship=leadership lenght=length lengthes=lengths liased=liaised liasing=liaising
  liasion=liaison liason=liaison liasons=liaisons licesne=license liscence=license liscense=license liscensed=licensed
  lisence=license lisenced=licensed listend=listened literture=literature loaction=location logisitcs=logistics
  logisitics=logistics logistcs=logistics machinary=machinery machinerey=machinery magazin=magazine
  magement=management maintainance=maintenance maintaing=maintaining maintainted=maintained maintanance=maintenance
  maintaned=maintained maintanence=maintenance maintaning=maintaining mainteance=maintenance maintenace=maintenance
  maintence=maintenance maintenence=maintenance maintiained=maintained maintian=maintain makreting=marketing
  managable=manageable managaed=managed managament=management manageing=managing managemnt=management
  managered=managed managment=management managng=managing mananged=managed mananger=manager mangaed=managed
  mangement=management manger=manager mangers=managers manging=managing mannaged=managed mantain=maintain
  mantained=maintained mantenance=maintenance manufactering=manufacturing manufactor=manufacturer
  manufactoring=manufacturing manufacuring=manufacturing manufaturing=manufacturing marekting=marketing
  marketting=marketing markting=marketing materails=materials materal=material materals=materials
  mathmatics=mathematics measurment=measurement measurments=measurements mechancial=mechanical mechanicle=mechanical
  mechinical=mechanical mechnical=mechanical medcial=medical medicaiton=medication medicaitons=medications
  medicene=medicine membersip=membership memeber=member memebers=members mentered=mentored mentoried=mentored
  merchandice=merchandise merchandiseing=merchandising merchendise=merchandise mesured=measured microsft=Microsoft
  millenium=millennium ministery=ministry mircosoft=Microsoft miscelaneous=miscellaneous miscellanious=miscellaneous
  moniter=monitor monitered=monitored monitering=monitoring monitord=monitored monitred=monitored monthley=monthly
  monthy=monthly montly=monthly motivted=motivated mulitple=multiple multipe=multiple multitaking=multitasking
  multple=multiple mutiple=multiple naturaly=naturally neccesary=necessary neccessary=necessary necesary=necessary
  necessarry=necessary negociate=negotiate negociated=negotiated negociating=negotiating negotation=negotiation
  negotations=negotiations negotiatied=negotiated neigborhood=neighborhood neighboorhood=neighborhood
  networkng=networking newletter=newsletter newletters=newsletters nieghborhood=neighborhood noticable=noticeable
  numberous=numerous numerious=numerous nurseing=nursing objectve=objective obtaind=obtained obtaned=obtained
  ocassionally=occasionally occasionaly=occasionally occassion=occasion occassional=occasional
  occassionally=occasionally occupasional=occupational occurance=occurrence occurances=occurrences occured=occurred
  occurence=occurrence occuring=occurring offical=official officals=officials oficially=officially
  onborading=onboarding openning=opening operatated=operated operatd=operated operater=operator operaters=operators
  operatinal=operational operatons=operations opertations=operations opertions=operations oportunity=opportunity
  opperate=operate opperated=operated opperating=operating opperations=operations oppertunity=opportunity
  opportunies=opportunities opportunites=opportunities oppurtunity=opportunity optimzation=optimization
  optimze=optimize optimzed=optimized optomize=optimize orderd=ordered ordring=ordering orgainzed=organized
  organisaton=organisation organizated=organized organizaton=organization organizatons=organizations
  organzied=organized orginal=original orginally=originally orginization=organization orginize=organize
  orginized=organized orgnaized=organized orientaton=orientation overseed=oversaw overseeed=oversaw
  packeging=packaging packged=packaged packging=packaging paitent=patient paitents=patients paralell=parallel
  pariticipated=participated parrallel=parallel partcipate=participate partcipated=participated
  participatd=participated particpate=participate particpated=participated particpation=participation
  partipated=participated partnerhip=partnership partnershp=partnership passanger=passenger passangers=passengers
  pateint=patient pateints=patients patinet=patient patinets=patients payed=paid payrole=payroll pediactric=pediatric
  pediatirc=pediatric peform=perform peformed=performed perfered=preferred perfom=perform perfomance=performance
  perfomed=performed performace=performance performd=performed performence=performance perfrom=perform
  perfromance=performance perfromed=performed perfroming=performing permanant=permanent permenant=permanent
  perscription=prescription perscriptions=prescriptions personaly=personally personel=personnel personell=personnel
  personnell=personnel persue=pursue persued=pursued persuing=pursuing phamacy=pharmacy pharamcy=pharmacy
  pharmecy=pharmacy phsyical=physical phyiscian=physician phyisical=physical physcial=physical physican=physician
  physicans=physicians plannned=planned plannning=planning platfrom=platform pleasent=pleasant policie=policy
  policys=policies portfoilo=portfolio posess=possess positon=position possition=position postion=position
  postions=positions potental=potential powerpoit=PowerPoint practicioner=practitioner practioner=practitioner
  preceed=precede preceeding=preceding prefered=preferred preformance=performance prepaired=prepared
  prepairing=preparing prepard=prepared preparred=prepared preperation=preparation preperations=preparations
  prepration=preparation presciption=prescription presciptions=prescriptions presense=presence
  presentaion=presentation presentaions=presentations presentatons=presentations presention=presentation
  prevenative=preventative previosly=previously previousley=previously priciples=principles princpal=principal
  prinicpal=principal priorites=priorities prioritys=priorities prioritze=prioritize prioritzed=prioritized
  priortize=prioritize priortized=prioritized priorty=priority privelege=privilege privite=private privledge=privilege
  probelm=problem probelms=problems probem=problem probems=problems problme=problem problmes=problems proccess=process
  proccessed=processed proccesses=processes proccessing=processing procedue=procedure procedurs=procedures
  proceedure=procedure proceedures=procedures proces=process procurment=procurement prodcut=product prodcuts=products
  productin=production productivley=productively productivty=productivity producton=production prodused=produced
  prodution=production profesional=professional profesionals=professionals professionalisim=professionalism
  professionaly=professionally professonal=professional proffesional=professional proffesionally=professionally
  proffessional=professional profficient=proficient proficent=proficient proficiant=proficient
  profitabilty=profitability progam=program progams=programs programed=programmed programing=programming
  programm=program projcet=project projets=projects promted=promoted promtion=promotion promtions=promotions
  publically=publicly puchase=purchase puchased=purchased puchasing=purchasing purchace=purchase purchaced=purchased
  purchacing=purchasing purchsed=purchased quailty=quality qualifed=qualified qualiy=quality quartely=quarterly
  quaterly=quarterly qulaity=quality realtionship=relationship realtionships=relationships reasearch=research
  reasearched=researched reccomend=recommend reccomendations=recommendations reccomended=recommended
  reccommend=recommend reciept=receipt reciepts=receipts recieve=receive recieved=received reciever=receiver
  recieves=receives recieving=receiving recomend=recommend recomendation=recommendation recomendations=recommendations
  recomended=recommended recommedations=recommendations recruted=recruited recruting=recruiting recuited=recruited
  recuriting=recruiting referal=referral referals=referrals refered=referred refering=referring referrence=reference
  refrence=reference refrences=references relationshp=relationship relationshps=relationships relatonship=relationship
  relavent=relevant relevence=relevance relevent=relevant reliabilty=reliability reliablity=reliability
  relible=reliable reponse=response reponsibilities=responsibilities reponsibility=responsibility
  reponsible=responsible repsonse=response reserach=research resonded=responded resonsible=responsible
  responed=responded responible=responsible responisble=responsible responsabilities=responsibilities
  responsable=responsible responsbile=responsible responsibile=responsible responsibilites=responsibilities
  responsibilty=responsibility responsiblities=responsibilities responsiblity=responsibility
  resposibilities=responsibilities resposibility=responsibility resposible=responsible restaraunt=restaurant
  restaraunts=restaurants restaurnt=restaurant resteraunt=restaurant restuarant=restaurant restuarants=restaurants
  resturant=restaurant resturants=restaurants retreival=retrieval retreive=retrieve retreived=retrieved
  revenew=revenue revenu=revenue reviewd=reviewed reviwed=reviewed rythm=rhythm saftey=safety safty=safety
  satement=statement satements=statements satified=satisfied satisfaciton=satisfaction satisfacton=satisfaction
  satsifaction=satisfaction scedule=schedule sceduled=scheduled sceduling=scheduling schdule=schedule
  schduled=scheduled schedling=scheduling schedual=schedule scheduals=schedules scheduleing=scheduling
  secratary=secretary secretery=secretary seperate=separate seperated=separated seperately=separately
  seperation=separation serivce=service serivces=services servce=service servces=services sevice=service
  sevices=services shedule=schedule sheduled=scheduled sheduling=scheduling similiar=similar
  simultaneosly=simultaneously simultaniously=simultaneously simultanous=simultaneous simultanously=simultaneously
  skilll=skill softare=software sofware=software sofwtare=software solutons=solutions solvinig=solving
  specalist=specialist specalize=specialize speciailst=specialist specialied=specialized specificly=specifically
  specilist=specialist speficic=specific startegic=strategic startegy=strategy stategies=strategies stategy=strategy
  stratgey=strategy strenght=strength strenghts=strengths strengthes=strengths succes=success succesful=successful
  succesfull=successful succesfully=successfully successfull=successful successfuly=successfully
  successully=successfully sucesfully=successfully sucess=success sucessful=successful sucessfull=successful
  sucessfully=successfully superised=supervised superivsed=supervised superivsor=supervisor supervior=supervisor
  superviser=supervisor supervisers=supervisors supervisior=supervisor supervison=supervision supervized=supervised
  supoort=support suport=support suported=supported suporting=supporting supplys=supplies suppport=support
  supprt=support suppy=supply surveilance=surveillance surveilence=surveillance teached=taught techician=technician
  techincal=technical techinician=technician technicain=technician technican=technician technicans=technicians
  technicial=technical technolgy=technology technologys=technologies techology=technology tecnical=technical
  tecnology=technology tehcnical=technical temperatue=temperature temperment=temperament temperture=temperature
  temprature=temperature thier=their thorougly=thoroughly throughly=thoroughly traing=training trainig=training
  trainned=trained trainning=training traning=training tranport=transport transaciton=transaction
  transacitons=transactions transations=transactions transfered=transferred transfering=transferring
  transporation=transportation transportaion=transportation trianed=trained trianing=training
  troubleshoting=troubleshooting troubleshotting=troubleshooting trouleshooting=troubleshooting truely=truly
  unitl=until untill=until usally=usually usefull=useful usualy=usually utiized=utilized utilzed=utilized
  utilzing=utilizing utlize=utilize utlized=utilized vaccum=vacuum vaccumed=vacuumed vaccuming=vacuuming vacum=vacuum
  vairety=variety varity=variety varous=various vechicle=vehicle vechicles=vehicles vehical=vehicle vehicals=vehicles
  vehicels=vehicles vendros=vendors verfied=verified verifed=verified verifing=verifying volenteer=volunteer
  volenteered=volunteered volunteerd=volunteered volunter=volunteer voluntered=volunteered volunters=volunteers
  waredhouse=warehouse warehose=warehouse warehosue=warehouse weekely=weekly weeky=weekly weilding=welding
  wharehouse=warehouse wich=which writen=written writting=writing yeild=yield yeilded=yielded yeilding=yielding
 initative=initiative initatives=initiatives partys=parties intiative=initiative intiatives=initiatives begginers=beginners
  `
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split('='))
    .map(([from = '', to = '']) => [from, to] as const),
)
